import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Json } from 'contentful-emulator/json/json.ts'
import {
  selected,
  wordsOf,
  type TextSelection,
  type TranslatedEntry,
  type TranslationReport,
} from '../../src/features/health/translations/report/translation-report.ts'
import { maxLengthOf } from '../../src/features/health/translations/translatable.server.ts'
import { fingerprint, textOf } from '../../src/features/health/translations/texts.server.ts'
import type { SpaceEntry, TranslatedSpace } from '../../src/features/health/translations/translated-space.server.ts'
import type { Drafts } from './read-drafts.ts'
import { unitsOf } from '../../src/features/health/translations/units.server.ts'
import { ruleNotes } from './text-rules.ts'
import { xliff, type ExportedEntry, type ExportedField } from './write-xliff.ts'

/** The translations of a space, and the content to which they belong. */
export interface ReadTranslations {
  readonly report: TranslationReport
  readonly space: TranslatedSpace
  readonly entries: ReadonlyMap<string, SpaceEntry>
  /** Returns the newest versions of entries. Without it, the published versions are exported. */
  readonly draftsOf?: ((ids: readonly string[]) => Promise<Drafts>) | undefined
  /** Returns the help text of a field, if the content is read from an export file. */
  readonly helpOf?: Drafts['helpOf'] | undefined
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
  const ids = new Set(locales.flatMap((locale) => selected(entries, locale, selection).map(({ id }) => id)))
  const drafts = await read.draftsOf?.([...ids])
  for (const locale of locales) {
    const chosen = selected(entries, locale, selection)
    const exported: ExportedEntry[] = []
    for (const entry of chosen) exported.push(await exportedEntry(entry, { ...read, drafts }, locale))
    // A draft may lack all texts that are published.
    const filled = exported.filter(({ fields }) => fields.some(({ id, values }) => unitsOf(id, values[read.report.source]).length > 0))
    if (filled.length === 0) {
      sentences.push(`${locale}: no text to translate`)
      continue
    }
    const file = join(folder, `${locale}.xlf`)
    const { id, environment } = read.report.space
    await writeFile(file, xliff(filled, { original: `${id}/${environment}`, source: read.report.source, target: locale }))
    sentences.push(`${file}: ${filled.length} ${filled.length === 1 ? 'entry' : 'entries'}, ${wordsOf(chosen)} words`)
  }
  return sentences
}

interface Read extends ReadTranslations {
  readonly drafts: Drafts | undefined
}

async function exportedEntry({ id, name, type, texts }: TranslatedEntry, read: Read, locale: string): Promise<ExportedEntry> {
  const { space, entries, drafts } = read
  const [published, draft] = [entries.get(id)?.fields ?? {}, drafts?.entries.get(id)?.fields]
  const page = await read.pageOf(id, locale)
  const preview = read.previewOf?.(id, locale)
  const fields = texts.flatMap((source): ExportedField[] => {
    const field = space.fields.get(type)?.find((each) => each.id === source.field)
    const state = source.states[locale]
    if (!field || !state) return []
    const help = (drafts?.helpOf ?? read.helpOf)?.(type, field.id)
    const [present, newest] = [published[field.id] ?? {}, draft ? (draft[field.id] ?? {}) : undefined]
    const isDraft = newest !== undefined && textIn(newest[locale]) !== textIn(present[locale])
    return [
      {
        id: field.id,
        state,
        isUnreviewed: source.machine[locale] === 'unreviewed',
        isDraft,
        values: newest ?? present,
        notes: [
          ['field', field.name || field.id],
          ...(help === undefined ? [] : [['help', help] as const]),
          ...ruleNotes(field),
          ...(page === undefined ? [] : [['page', page] as const]),
          ...(preview === undefined ? [] : [['preview', preview] as const]),
        ],
        maxLength: maxLengthOf(field),
        // The earlier source belongs to the published translation.
        before: isDraft ? undefined : source.before[locale],
      },
    ]
  })
  return { id, name, type: space.types.get(type)?.name || type, fields }
}

function textIn(value: Json | undefined): string | undefined {
  const text = textOf(value)
  return text && fingerprint(text)
}
