import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExportFile } from 'contentful-emulator/library/export-file.ts'
import { object, objects, text } from 'contentful-emulator/json/json.ts'
import {
  selected,
  wordsOf,
  type TextSelection,
  type TranslatedEntry,
  type TranslationReport,
} from '../../src/features/health/translations/report/translation-report.ts'
import { maxLengthOf } from '../../src/features/health/translations/translatable.server.ts'
import type { SpaceEntry, TranslatedSpace } from '../../src/features/health/translations/translated-space.server.ts'
import { ruleNotes } from './text-rules.ts'
import { xliff, type ExportedEntry, type ExportedField } from './write-xliff.ts'

/** The translations of a space, and the content to which they belong. */
export interface ReadTranslations {
  readonly report: TranslationReport
  readonly space: TranslatedSpace
  readonly entries: ReadonlyMap<string, SpaceEntry>
  /** The export file, if no space is configured. */
  readonly exported: ExportFile | undefined
  /** Returns the URL of the page that shows an entry in a language, if there is one. */
  pageOf(entry: string, locale: string): Promise<string | undefined>
  /** Returns a link to the draft of an entry in a language. Absent if the notes contain no such links. */
  readonly previewOf?: ((entry: string, locale: string) => string | undefined) | undefined
}

interface Selection extends TextSelection {
  readonly entries: readonly TranslatedEntry[]
  readonly locales: readonly string[]
  readonly folder: string
}

/** Writes one XLIFF file per language into a folder. Returns a sentence for each. */
export async function exportXliff(read: ReadTranslations, { entries, locales, folder, ...selection }: Selection): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true })
  const sentences: string[] = []
  for (const locale of locales) {
    const chosen = selected(entries, locale, selection)
    if (chosen.length === 0) {
      sentences.push(`${locale}: no text to translate`)
      continue
    }
    const exported: ExportedEntry[] = []
    for (const entry of chosen) exported.push(await exportedEntry(entry, read, locale))
    const file = join(folder, `${locale}.xlf`)
    const { id, environment } = read.report.space
    await writeFile(file, xliff(exported, { original: `${id}/${environment}`, source: read.report.source, target: locale }))
    sentences.push(`${file}: ${chosen.length} ${chosen.length === 1 ? 'entry' : 'entries'}, ${wordsOf(chosen)} words`)
  }
  return sentences
}

async function exportedEntry({ id, name, type, texts }: TranslatedEntry, read: ReadTranslations, locale: string): Promise<ExportedEntry> {
  const { space, entries, exported } = read
  const page = await read.pageOf(id, locale)
  const preview = read.previewOf?.(id, locale)
  const fields = texts.flatMap((source): ExportedField[] => {
    const field = space.fields.get(type)?.find((each) => each.id === source.field)
    const state = source.states[locale]
    if (!field || !state) return []
    const help = exported && helpOf(exported, type, field.id)
    return [
      {
        id: field.id,
        state,
        isUnreviewed: source.machine[locale] === 'unreviewed',
        values: entries.get(id)?.fields[field.id] ?? {},
        notes: [
          ['field', field.name || field.id],
          ...(help === undefined ? [] : [['help', help] as const]),
          ...ruleNotes(field),
          ...(page === undefined ? [] : [['page', page] as const]),
          ...(preview === undefined ? [] : [['preview', preview] as const]),
        ],
        maxLength: maxLengthOf(field),
        before: source.before[locale],
      },
    ]
  })
  return { id, name, type: space.types.get(type)?.name || type, fields }
}

/** Returns the help text that editors see below a field. */
function helpOf({ editorInterfaces }: ExportFile, type: string, field: string): string | undefined {
  const own = editorInterfaces.find(({ sys }) => object(object(object(sys)['contentType'])['sys'])['id'] === type)
  const control = objects(own?.['controls']).find(({ fieldId }) => fieldId === field)
  return text(object(control?.['settings'])['helpText'])
}
