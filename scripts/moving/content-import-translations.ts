import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../src/config/start-error.ts'
import { MACHINE_FIELD, MACHINE_MARKS, type MachineMark } from '../../src/content/locales/machine-marks.ts'
import { managementEnvironment } from '../command-line/management-environment.ts'
import { readCommandLine, typedPath } from '../command-line/read-command-line.ts'
import { checkXliff, entryIdsOf, type NewTranslation } from '../translations/check-xliff.ts'
import type { XmlElement } from '../translations/inline-xml.ts'
import { readXml } from '../translations/read-xml.ts'
import { contentPush } from './content-push.ts'
import { destinationOf } from './destination.ts'
import { management } from './management.ts'
import { runCommand, USUAL_PACE, type Surroundings } from './options.ts'
import { limited } from './push/plan-text.ts'
import type { Entry, SpaceContents } from './space/contents.ts'
import { readEntries } from './space/read-space.ts'

const HELP = `Writes the translations of an XLIFF file into the space of CONTENTFUL_SPACE_ID, as drafts. Publishes nothing.

Usage: npm run content:import-translations -- --file <file> [options]

  --file <file>      the XLIFF file, as exported by npm run content:translations
  --machine <mark>   mark the entries as translated by a machine: unreviewed or reviewed
  --dry-run          check the file and print the planned changes, and end
  --yes              skip the confirmation
  --help             show this text

CONTENTFUL_MANAGEMENT_TOKEN must belong to a user who may write into the space.`

const flag = { type: 'boolean', default: false } as const
const COMMAND = {
  name: 'npm run content:import-translations',
  help: HELP,
  options: { file: { type: 'string' }, machine: { type: 'string' }, 'dry-run': flag, yes: flag },
} as const

/** Imports an XLIFF file. Throws a `StartError` that names each wrong unit with its reason; then nothing is written. */
export async function contentImportTranslations(args: readonly string[], surroundings: Surroundings): Promise<void> {
  const { variables, print, pace = USUAL_PACE } = surroundings
  const options = readCommandLine(COMMAND, args, print)
  if (!options) return
  if (options.file === undefined) throw new StartError('Which file? Name it with --file translations/de.xlf.')
  const mark = options.machine === undefined ? undefined : markOf(options.machine)
  const file = typedPath(options.file, variables['INIT_CWD'])
  const destination = destinationOf(managementEnvironment(variables))
  const xliff = await readXliff(file)
  const space = await readEntries(management(destination, pace.retries), entryIdsOf(xliff), destination)
  const { problems, translations, translated, untranslated } = checkXliff(xliff, { ...space, original: `${destination.spaceId}/${destination.environment}` })
  if (problems.length > 0) {
    throw new StartError(`${file} cannot be imported, and nothing was written:\n${limited(problems.map((each) => `  ${each}`)).join('\n')}`)
  }
  if (untranslated > 0) print(`${untranslated} units have no translation, and are skipped.`)
  const marks = mark && marksOf({ ...space, mark, locale: xliff.attributes['trgLang'] ?? '', translated })
  const changes = [...translations, ...(marks ?? [])]
  if (changes.length === 0) return print(`${destination.name} already has all translations of ${file}.`)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-translations-'))
  try {
    const drafts = join(folder, 'drafts.json')
    await writeFile(drafts, JSON.stringify({ entries: draftsOf(space.entries, changes) }))
    const flags = (['dry-run', 'yes'] as const).flatMap((name) => (options[name] ? [`--${name}`] : []))
    await contentPush(['--space', drafts, '--content-only', ...flags], surroundings)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function markOf(given: string): MachineMark {
  const mark = MACHINE_MARKS.find((each) => each === given)
  if (!mark) throw new StartError(`--machine ${given}: there is no such mark. Accepted: ${MACHINE_MARKS.join(', ')}.`)
  return mark
}

interface Marked extends Pick<SpaceContents, 'entries' | 'contentTypes'> {
  readonly mark: MachineMark
  readonly locale: string
  /** Ids of the entries with a translation. */
  readonly translated: readonly string[]
}

/** Returns the marks to write. Throws a `StartError` if no content type of the translated entries has the field for it. */
function marksOf({ entries, contentTypes, mark, locale, translated }: Marked): readonly NewTranslation[] {
  const marked = new Set(contentTypes.filter(({ fields }) => fields.some(({ id }) => id === MACHINE_FIELD)).map(({ sys }) => sys.id))
  const chosen = entries.filter(({ sys }) => translated.includes(sys.id))
  const able = chosen.filter(({ sys }) => marked.has(sys.contentType.sys.id))
  if (chosen.length > 0 && able.length === 0)
    throw new StartError(
      `--machine ${mark}: the content types of these entries have no field "${MACHINE_FIELD}" (content migration 0007). Nothing was written.`,
    )
  return able.filter(({ fields }) => fields[MACHINE_FIELD]?.[locale] !== mark).map(({ sys }) => ({ entry: sys.id, field: MACHINE_FIELD, locale, value: mark }))
}

async function readXliff(file: string): Promise<XmlElement> {
  let source: Uint8Array
  try {
    source = await readFile(file)
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  try {
    return readXml(source)
  } catch (error) {
    throw new StartError(`${file} ${error instanceof Error ? error.message : String(error)}. Nothing was written.`)
  }
}

/** Returns the entries with their new translations and marks, as drafts. */
function draftsOf(entries: readonly Entry[], translations: readonly NewTranslation[]): readonly Entry[] {
  return entries.flatMap((entry) => {
    const own = translations.filter((each) => each.entry === entry.sys.id)
    if (own.length === 0) return []
    const fields = { ...entry.fields }
    for (const { field, locale, value } of own) fields[field] = { ...fields[field], [locale]: value }
    const { publishedVersion: _published, ...sys } = entry.sys
    return [{ ...entry, sys, fields }]
  })
}

if (import.meta.main) await runCommand(contentImportTranslations)
