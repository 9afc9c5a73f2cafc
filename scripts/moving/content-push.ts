import { join, resolve } from 'node:path'
import { taxonomyItem } from 'contentful-emulator/space/concept-tree.ts'
import { StartError } from '../../src/config/start-error.ts'
import { managementEnvironment } from '../command-line/management-environment.ts'
import { readCommandLine } from '../command-line/read-command-line.ts'
import { destinationOf } from './destination.ts'
import { openLibrary } from './library/run-library.ts'
import { management } from './management.ts'
import { runCommand, USUAL_PACE, type Surroundings } from './options.ts'
import { apply } from './push/apply.ts'
import { payloadsOf } from './push/payload.ts'
import { planOf, type Plan, type Step } from './push/plan.ts'
import { limited, planText } from './push/plan-text.ts'
import { localeSteps, publishLocales } from './push/publish-locales.ts'
import { problemsOf } from './push/problems.ts'
import { keepRecord, readRecord } from './push/record.ts'
import { readSource, type Source } from './push/source.ts'
import { readTaxonomy } from './taxonomy.ts'
import { readCounterparts } from './space/read-space.ts'

const HELP = `Writes the content model and content of an export file into the space of CONTENTFUL_SPACE_ID. Deletes nothing.

Usage: npm run content:push -- [options]

  --space <file>     the export file (default: CONTENT_SPACE, or content/space.json)
  --dry-run          print the planned changes, and end
  --yes              skip the confirmation

  --content-only     tags, assets and entries, not the content model
  --model-only       locales, content types and their editors, no content
  --overwrite        overwrite entries and assets that were changed in the space in the meantime
  --keep             skip them, and push the rest
  --publish-changed  publish entries and assets with unpublished changes, as they are in the file
  --help             show this text

CONTENTFUL_MANAGEMENT_TOKEN must belong to a user who may write into the space.`

const flag = { type: 'boolean', default: false } as const
const COMMAND = {
  name: 'npm run content:push',
  help: HELP,
  options: {
    space: { type: 'string' },
    'dry-run': flag,
    yes: flag,
    'content-only': flag,
    'model-only': flag,
    overwrite: flag,
    keep: flag,
    'publish-changed': flag,
  },
} as const

/** Maximum runs of the library. A run that leaves fewer steps to do is followed by another one. */
const MAX_RUNS = 4

/** Pushes an export file to a space. Throws a `StartError` with the reason if that is refused or fails. */
export async function contentPush(args: readonly string[], surroundings: Surroundings): Promise<void> {
  const { variables, print, confirm, pace = USUAL_PACE, state = '.cache' } = surroundings
  const options = readCommandLine(COMMAND, args, print)
  if (!options) return
  const env = managementEnvironment(variables)
  if (options['content-only'] && options['model-only']) throw new StartError('--content-only and --model-only exclude each other.')
  if (options.overwrite && options.keep) throw new StartError('--overwrite and --keep exclude each other.')
  const destination = destinationOf(env)
  const file = options.space === undefined ? env.CONTENT_SPACE : resolve(variables['INIT_CWD'] ?? '', options.space)
  const choice = { contentOnly: options['content-only'], modelOnly: options['model-only'], publishChanged: options['publish-changed'] }
  const source = await readSource(
    file,
    choice,
    async () => new Set((await readTaxonomy(destination, pace.retries))?.concepts.map((concept) => taxonomyItem(concept).id)),
  )
  const api = management(destination, pace.retries)
  const records = join(state, 'pushed')
  const record = await readRecord(destination, records)
  const compared = async () => {
    const present = await readCounterparts(api, source.contents, destination)
    return { present, whole: planOf({ ...source, source: source.contents, present, destination, record }) }
  }

  let { present, whole } = await compared()
  print(`${file} → ${destination.name}`)
  for (const line of [...planText(whole), ...notesOf(source)]) print(line)
  const problems = problemsOf(source.contents, present, whole)
  if (problems.length > 0) throw new StartError(`It cannot be pushed:\n${limited(problems.map((each) => `  ${each}`)).join('\n')}`)
  const kept = new Set(options.keep ? whole.steps.filter(({ conflict }) => conflict !== undefined).map(keyOf) : [])
  const stepsOf = ({ steps }: Plan) => steps.filter((step) => !kept.has(keyOf(step)))
  if (options['dry-run']) return print('Nothing was written.')
  let steps = stepsOf(whole)
  if (steps.length > 0) {
    const conflicts = options.overwrite ? [] : steps.filter(({ conflict }) => conflict !== undefined)
    if (conflicts.length > 0) {
      throw new StartError(
        `Nothing was written, because newer work in the space (marked !, ${conflicts.length}) would be overwritten. --keep skips it, --overwrite overwrites it. Save it first with npm run content:pull.`,
      )
    }
    if (!options.yes && !(await confirm(`This writes into ${destination.name}.`))) return print('Nothing was written.')
  }
  if (steps.length > 0) {
    await using library = await openLibrary('contentful-import', destination, pace)
    for (let run = 1; steps.length > 0; run += 1) {
      const before = steps.length
      const payloads = payloadsOf(steps, { ...source, source: source.contents, present, isBeside: ({ sys }) => !source.fetched.has(sys.id) })
      const failures = await apply(payloads, source.folder, library, destination, surroundings)
      const byLocale = localeSteps(steps, { ...source, source: source.contents })
      if (failures.length === 0 && byLocale.length > 0)
        failures.push(...(await publishLocales(api, byLocale, { ...(await compared()), localesOf: source.localesOf, source: source.contents }, destination)))
      ;({ present, whole } = await compared())
      steps = stepsOf(whole)
      // Another run must not overwrite changes that were published in the space in the meantime.
      const isContested = !options.overwrite && steps.some(({ conflict }) => conflict !== undefined)
      if (failures.length === 0 && !isContested && steps.every(({ action }) => action === 'change')) break
      if (steps.length >= before || isContested || run === MAX_RUNS) throw new StartError(unfinished(steps, failures))
    }
    if (steps.length > 0) print(`${steps.length} were written, but Contentful returns them in another form: ${steps.slice(0, 5).map(keyOf).join(', ')}`)
  }
  await keepRecord(destination, records, record, present)
  print(`${destination.name} is up to date with ${file}${kept.size > 0 ? `, except for ${kept.size} that were skipped` : ''}.`)
}

function keyOf({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind}:${id}`
}

function notesOf({ unknown, fetched, missingConcepts }: Source): string[] {
  const names = (ids: readonly string[]) => `${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ', …' : ''}`
  return [
    ...(unknown.length > 0
      ? [
          `${unknown.length} have unpublished changes (${names(unknown)}), and the file does not contain their published versions. They are not published. --publish-changed publishes the versions in the file.`,
        ]
      : []),
    ...(missingConcepts.length > 0
      ? [
          `${missingConcepts.length} concepts (${names(missingConcepts)}) are not in the taxonomy of the organization, or the token cannot read it. Entries are written without them. Create them in the taxonomy manager, and run the command again.`,
        ]
      : []),
    ...(fetched.size > 0
      ? [`The files of ${fetched.size} assets (${names([...fetched])}) are not beside the file. Contentful fetches them from their addresses.`]
      : []),
  ]
}

function unfinished(steps: readonly Step[], failures: readonly string[]): string {
  const contested = steps.flatMap((step) => (step.conflict === undefined ? [] : [`${keyOf(step)} ${step.conflict}`]))
  return [
    `${steps.length} differ from the file:`,
    ...limited([...failures, ...contested].map((line) => `  ${line}`)),
    'Completed steps remain. Correct this and run the command again: it continues from there.',
  ].join('\n')
}

if (import.meta.main) await runCommand(contentPush)
