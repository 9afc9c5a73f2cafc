import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import type { SpaceReader } from '#app/content/client/content-source.ts'
import type { TranslationHistory } from '../history.server.ts'
import type { MachineMarks } from '../machine-made.server.ts'
import { recordAfter, stateOf, type EntryRecord, type TranslationState } from '../record.ts'
import { hasWords, type FieldText } from '../texts.server.ts'
import { fingerprintsOf, readEntries, readTranslatedSpace, textsOf, type SpaceEntry, type TranslatedSpace } from '../translated-space.server.ts'
import { byUse, readUses } from './entry-use.server.ts'
import type { SourceText, TranslatedEntry, TranslationReport } from './translation-report.ts'

interface ReportedSource extends Pick<SpaceReader, 'client' | 'stored' | 'space'> {
  /** Ids of the home page and of the entries that contain menus. */
  readonly roots: readonly string[]
  /** Returns the marks of machine translations. */
  readonly machineMark?: MachineMarks
}

/**
 * Reads the states of all translations of a source. Throws `DeliveryError`.
 *
 * Changes that the history lacks are applied, but not stored: the report does not depend on whether the site runs.
 */
export async function readReport(source: ReportedSource, history: TranslationHistory | undefined): Promise<TranslationReport> {
  const space = await readTranslatedSpace(source)
  const entries = await readEntries(source)
  const uses = await readUses(entries, source.roots)
  const isFirst = history?.meta('source') !== space.source
  const targets = space.locales.map(({ code }) => code).filter((code) => code !== space.source)
  const fallbacks = new Map(targets.map((code) => [code, fallbacksOf(code, space)]))
  const translated = await mapYielding(entries, (entry): TranslatedEntry[] => {
    const stored = isFirst ? undefined : history?.record(entry.id)?.record
    const found = textsOf(entry, space)
    const record = recordAfter(stored, fingerprintsOf(found), { source: space.source, isFirst })
    const texts = [...found].flatMap(([field, byLocale]): SourceText[] => {
      const text = byLocale.get(space.source)
      return text ? [sourceText(text, { entry, field, byLocale, record, fallbacks, targets, history, machineMark: source.machineMark })] : []
    })
    const use = uses.get(entry.id) ?? { steps: undefined, links: 0 }
    return texts.length > 0 ? [{ id: entry.id, name: nameOf(entry, space), type: entry.type, topics: entry.topics, use, texts }] : []
  })
  return {
    space: source.space,
    source: space.source,
    targets,
    isRecorded: !isFirst,
    entries: translated.flat().toSorted((one, other) => byUse(one.use, other.use) || (one.id < other.id ? -1 : 1)),
  }
}

interface Field extends Pick<ReportedSource, 'machineMark'> {
  readonly entry: SpaceEntry
  readonly field: string
  readonly byLocale: ReadonlyMap<string, FieldText>
  readonly record: EntryRecord
  /** Locales whose translations a language shows, by its code. */
  readonly fallbacks: ReadonlyMap<string, readonly string[]>
  readonly targets: readonly string[]
  readonly history: TranslationHistory | undefined
}

function sourceText({ words }: FieldText, { entry, field, byLocale, record, fallbacks, targets, history, machineMark }: Field): SourceText {
  const states = targets.flatMap((locale) => {
    const state = byLocale.has(locale) ? stateOf(record[field], locale) : fallbacks.get(locale)?.some((code) => byLocale.has(code)) ? undefined : 'missing'
    return state ? [[locale, state] as const satisfies readonly [string, TranslationState]] : []
  })
  const machine = targets.flatMap((locale) => {
    const mark = byLocale.has(locale) ? machineMark?.(entry.id, field, locale) : undefined
    return mark ? [[locale, mark] as const] : []
  })
  const outdated = states.filter(([, state]) => state === 'outdated')
  const before = outdated.flatMap(([locale]) => {
    const text = history?.previousText(entry.id, field, record[field]?.targets[locale]?.of ?? '')
    return text === undefined ? [] : [[locale, text] as const]
  })
  return {
    field,
    source: record[field]?.source ?? '',
    words: states.some(([, state]) => state !== 'complete') || machine.length > 0 ? countWords(words) : 0,
    states: Object.fromEntries(states),
    machine: Object.fromEntries(machine),
    now: outdated.length > 0 ? words : undefined,
    before: Object.fromEntries(before),
  }
}

/** Returns the locales whose translations a language shows, without the source: Swiss German shows those of German. */
function fallbacksOf(locale: string, { locales, source }: TranslatedSpace): readonly string[] {
  const next = new Map(locales.map(({ code, fallbackCode }) => [code, fallbackCode]))
  const found = new Set<string>()
  for (let code = next.get(locale); code !== undefined && code !== source && !found.has(code); code = next.get(code)) found.add(code)
  return [...found]
}

function nameOf({ id, type, fields }: SpaceEntry, { types, source }: TranslatedSpace): string {
  const values = fields[types.get(type)?.displayField ?? ''] ?? {}
  const name = values[source] ?? Object.values(values)[0]
  return typeof name === 'string' && name !== '' ? name : id
}

/** Matches scripts that do not separate words by spaces. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Counts the words of a text, as translators do. */
export function countWords(text: string): number {
  if (WITHOUT_SPACES.test(text)) return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
  return text.split(/\s+/).filter(hasWords).length
}
