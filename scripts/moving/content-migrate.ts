import { StartError } from '../../src/config/start-error.ts'
import { managementEnvironment } from '../command-line/management-environment.ts'
import { readCommandLine } from '../command-line/read-command-line.ts'
import { destinationOf, type Destination } from './destination.ts'
import { explained, failureOf } from './failures.ts'
import { management, type Management } from './management.ts'
import { loadMigration, OWN_PREFIX, readMigrations, SERIES, type Migration } from './migrate/migrations.ts'
import { runMigration } from './migrate/run-migration.ts'
import { runsOf, type KeptRun, type Runs } from './migrate/runs.ts'
import { planMigration } from './migrate/tool.ts'
import { runCommand, USUAL_PACE, type Surroundings } from './options.ts'

const HELP = `Runs the numbered migrations of content/migrations and site/migrations in the space of CONTENTFUL_SPACE_ID, in order, each once.

Usage: npm run content:migrate -- [options]

  --dry-run          print the steps of each, and end
  --yes              skip the confirmation
  --baseline         record them as done without running them, in a space that was just filled from content/space.json
  --resume           continue a run that was interrupted, if it is no longer running
  --folder <folder>  another folder of migrations, instead of both
  --help             show this text`

const flag = { type: 'boolean', default: false } as const
const COMMAND = {
  name: 'npm run content:migrate',
  help: HELP,
  options: { 'dry-run': flag, yes: flag, baseline: flag, resume: flag, folder: { type: 'string' } },
} as const

/**
 * Runs the migrations that have not run in a space: first those of the product, then those of the team.
 *
 * Throws a `StartError` with the migration and the step that failed.
 */
export async function contentMigrate(args: readonly string[], { variables, print, confirm, pace = USUAL_PACE }: Surroundings, series = SERIES): Promise<void> {
  const options = readCommandLine(COMMAND, args, print)
  if (!options) return
  const env = managementEnvironment(variables)
  const destination = destinationOf(env)
  const api = management(destination, pace.retries)
  const runs = runsOf(api)
  const chosen = options.folder === undefined ? series : [{ folder: options.folder }]
  const migrations = (await Promise.all(chosen.map(({ folder, prefix }) => readMigrations(folder, prefix)))).flat()
  const kept = await told(() => runs.read(), destination)
  const pending = pendingOf(migrations, kept, options.resume)
  print(`${destination.name}: ${migrations.length} migrations, ${migrations.length - pending.length} of them done`)
  for (const { number, name, checksum } of migrations) {
    const run = kept.get(number)
    if (run?.state === 'done' && run.checksum !== checksum)
      print(`  ${name} was edited after it ran, and does not run again: put the changes into a new migration.`)
  }
  if (pending.length === 0) return
  if (options['dry-run']) return sayPlans(pending, api, destination, print)
  for (const { name } of pending) print(`  ${name}${options.baseline ? ' will be recorded as done' : ''}`)
  if (!options.yes && !(await confirm(`This changes ${destination.name}.`))) return print('Nothing was written.')
  await told(() => runs.prepare(), destination)
  for (const migration of pending) {
    const former = kept.get(migration.number)
    if (options.baseline) await note(migration, former, runs)
    else await told(() => runMigration(migration, former, { api, destination, runs, print }), destination)
  }
  print(`${destination.name} is up to date: all migrations have run.`)
}

/** Returns the migrations to run. Throws a `StartError` if a migration would run out of order, or if another run may be in progress. */
function pendingOf(migrations: readonly Migration[], kept: ReadonlyMap<string, KeptRun>, resumes: boolean): readonly Migration[] {
  const pending = migrations.filter(({ number }) => kept.get(number)?.state !== 'done')
  const done = [...kept].flatMap(([number, { state }]) => (state === 'done' ? [number] : [])).toSorted()
  for (const { name, number } of pending) {
    // Each series has its own order, so that later migrations of the product run after those of a team.
    const last = done.findLast((each) => each.startsWith(OWN_PREFIX) === number.startsWith(OWN_PREFIX)) ?? ''
    if (number < last && !kept.has(number)) throw new StartError(`${name} comes before ${last}, which ran already: give it a number that comes after.`)
  }
  const running = pending.find(({ number }) => kept.get(number)?.state === 'running')
  if (running && !resumes) {
    const { startedAt = '' } = kept.get(running.number) ?? {}
    throw new StartError(
      `${running.name} was started at ${startedAt} and is not done. Another process may be running it. If that run was interrupted, continue with --resume.`,
    )
  }
  return pending
}

async function sayPlans(pending: readonly Migration[], api: Management, destination: Destination, print: (line: string) => void): Promise<void> {
  for (const [place, migration] of pending.entries()) {
    const { lines, problems } = await planMigration(await loadMigration(migration), api, destination)
    print(`${migration.name}`)
    for (const line of lines) print(`  ${line}`)
    for (const problem of problems) print(`  ! ${problem}${place > 0 ? ' (as the space is now, before those above)' : ''}`)
  }
  print('Nothing was written.')
}

async function note(migration: Migration, former: KeptRun | undefined, runs: Runs): Promise<void> {
  const now = new Date().toISOString()
  const run = { state: 'done', checksum: migration.checksum, startedAt: now, finishedAt: now, message: 'Recorded without being run' } as const
  if ((await runs.keep(migration, run, former?.version)) === undefined)
    throw new StartError(`${migration.name} was started by another process at the same time: run the command again.`)
}

/** Converts an error of a request to a `StartError` with an explanation. */
async function told<T>(work: () => Promise<T>, destination: Destination): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${destination.name} cannot be changed. ${explained([failureOf(error)], destination).join('\n')}`)
  }
}

if (import.meta.main) await runCommand(contentMigrate)
