import { StartError } from '../../../src/config/start-error.ts'
import type { Destination } from '../destination.ts'
import { explained, failureOf } from '../failures.ts'
import type { Management } from '../management.ts'
import { loadMigration, type Migration } from './migrations.ts'
import { repeatable } from './repeatable.ts'
import type { KeptRun, Run, Runs } from './runs.ts'
import { planMigration } from './tool.ts'

interface Place {
  readonly api: Management
  readonly destination: Destination
  readonly runs: Runs
  readonly print: (line: string) => void
}

/**
 * Runs a migration in a space once. If processes compete, the first that stores the run executes it. `former` is a previous run that
 * failed or was interrupted.
 *
 * Throws a `StartError` with the step that failed. Completed steps remain, and the next run continues from there.
 */
export async function runMigration(migration: Migration, former: KeptRun | undefined, { api, destination, runs, print }: Place): Promise<void> {
  const script = await loadMigration(migration)
  const started: Run = { state: 'running', checksum: migration.checksum, startedAt: new Date().toISOString() }
  const version = await runs.keep(migration, started, former?.version)
  if (version === undefined) throw new StartError(`${migration.name} was started by another process at the same time: run the command again after that.`)
  const end = async (run: Pick<Run, 'state' | 'message'>) => {
    const kept = await runs.keep(migration, { ...started, ...run, finishedAt: new Date().toISOString() }, version)
    if (kept === undefined) throw new StartError(`The record of ${migration.name} was changed in the space while the migration ran: check it in the web app.`)
  }
  const stop = async (where: string, why: readonly string[]): Promise<never> => {
    const message = `${where}: ${why.join(' ')}`
    // If the space does not respond, the stored state stays `running`, and the next run reports that.
    await end({ state: 'failed', message }).catch(() => undefined)
    throw new StartError(
      `${migration.name} stopped ${where}.\n${why.map((each) => `  ${each}`).join('\n')}\nCompleted steps remain. Correct this and run the command again: it continues from there.`,
    )
  }

  const { steps, lines, problems } = await planMigration(former ? await repeatable(script, api) : script, api, destination)
  if (problems.length > 0) return stop('before anything was written', problems)
  print(`${migration.name}${former ? ', once more' : ''}`)
  for (const line of lines) print(`  ${line}`)
  for (const [place, { name, requests }] of steps.entries()) {
    for (const [request, each] of requests.entries()) {
      try {
        await api(each)
      } catch (error) {
        return stop(
          `at “${name}” (step ${place + 1} of ${steps.length}, request ${request + 1} of ${requests.length})`,
          explained([failureOf(error)], destination),
        )
      }
    }
    print(`  ${place + 1} of ${steps.length} done: ${name}`)
  }
  await end({ state: 'done' })
}
