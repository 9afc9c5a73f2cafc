import type { MachineMark } from '#app/content/locales/machine-marks.ts'
import { STATES, type TranslationState } from '../record.ts'

/** How much the site uses an entry. */
export interface EntryUse {
  /** Number of links between the home page or a menu and the entry. `undefined` if no links lead to it. */
  readonly steps: number | undefined
  /** Number of entries that link to it. */
  readonly links: number
}

/** A source text and the states of its translations. */
export interface SourceText {
  /** Id of the field. */
  readonly field: string
  /** Fingerprint of the source. */
  readonly source: string
  /** Number of words of the source. */
  readonly words: number
  /** State by locale code. A locale is absent if its text comes from another translation. */
  readonly states: Readonly<Record<string, TranslationState>>
  /** Whether a person has reviewed a machine translation, by locale code. Other translations are absent. */
  readonly machine: Readonly<Record<string, MachineMark>>
  /** The source, if one of its translations is outdated. */
  readonly now: string | undefined
  /** The source when a translation last changed, by locale code. Only outdated translations have one, if the text is known. */
  readonly before: Readonly<Record<string, string>>
}

export interface TranslatedEntry {
  readonly id: string
  readonly name: string
  /** Id of the content type. */
  readonly type: string
  /** Ids of the tags and of the taxonomy concepts. */
  readonly topics: readonly string[]
  readonly use: EntryUse
  readonly texts: readonly SourceText[]
}

/** States of all translations of a space. */
export interface TranslationReport {
  readonly space: { readonly id: string; readonly environment: string }
  /** Locale code of the sources. */
  readonly source: string
  /** Locale codes of the translations. */
  readonly targets: readonly string[]
  /** Whether there is a history. Without one, each existing translation is unknown. */
  readonly isRecorded: boolean
  /** Entries with a source text, the most used first. */
  readonly entries: readonly TranslatedEntry[]
}

/** Number of entries by state, and of words to translate. */
export interface Totals {
  readonly entries: Readonly<Record<TranslationState, number>>
  readonly words: number
}

/** Filters of the entries and their texts. A missing filter accepts all. */
export interface TranslationFilter {
  readonly type?: string | undefined
  readonly topic?: string | undefined
}

/** Returns whether a translation needs work. */
function isDue(state: TranslationState | undefined): boolean {
  return state === 'missing' || state === 'outdated'
}

/** Selects translations. By default, those that need work, or all that have the mark. */
export interface TextSelection {
  readonly state?: TranslationState | undefined
  /** Mark of machine translations. */
  readonly machine?: MachineMark | undefined
}

/** Returns whether a selection contains the translation of a text. */
function isSelected(text: SourceText, locale: string, { state, machine }: TextSelection): boolean {
  const own = text.states[locale]
  if (machine !== undefined && text.machine[locale] !== machine) return false
  if (state !== undefined) return own === state
  return machine === undefined ? isDue(own) : own !== undefined
}

/** Returns the entries with their selected texts, without entries that have none. */
export function selected(entries: readonly TranslatedEntry[], locale: string, selection: TextSelection): readonly TranslatedEntry[] {
  return entries.flatMap((entry) => {
    const texts = entry.texts.filter((text) => isSelected(text, locale, selection))
    return texts.length > 0 ? [{ ...entry, texts }] : []
  })
}

/** Counts the words of the sources of some entries. */
export function wordsOf(entries: readonly TranslatedEntry[]): number {
  return entries.flatMap(({ texts }) => texts).reduce((sum, { words }) => sum + words, 0)
}

/** Returns the state of an entry in a language: that of the text that needs the most work. `undefined` if it needs no text. */
export function stateIn({ texts }: Pick<TranslatedEntry, 'texts'>, locale: string): TranslationState | undefined {
  return STATES.find((state) => texts.some(({ states }) => states[locale] === state))
}

/** Returns the totals of some entries in a language. */
export function totalsOf(entries: readonly TranslatedEntry[], locale: string): Totals {
  const counts = { missing: 0, outdated: 0, unknown: 0, complete: 0 }
  let words = 0
  for (const entry of entries) {
    const state = stateIn(entry, locale)
    if (state) counts[state] += 1
    for (const text of entry.texts) if (isDue(text.states[locale])) words += text.words
  }
  return { entries: counts, words }
}

/** Groups entries by content type or by topic, in alphabetical order. An entry with several topics is in several groups. */
export function groupsOf(entries: readonly TranslatedEntry[], by: 'type' | 'topic'): readonly (readonly [id: string, entries: readonly TranslatedEntry[]])[] {
  const groups = new Map<string, TranslatedEntry[]>()
  for (const entry of entries) {
    for (const id of by === 'type' ? [entry.type] : entry.topics) {
      const group = groups.get(id) ?? []
      group.push(entry)
      groups.set(id, group)
    }
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** Returns the entries that pass a filter. */
export function filtered(entries: readonly TranslatedEntry[], { type, topic }: TranslationFilter): readonly TranslatedEntry[] {
  return entries.filter((entry) => (type === undefined || entry.type === type) && (topic === undefined || entry.topics.includes(topic)))
}

/** Returns a report in which some outdated translations are complete. */
export function accepting(report: TranslationReport, isAccepted: (entry: string, field: string, locale: string) => boolean): TranslationReport {
  const entries = report.entries.map((entry) => ({
    ...entry,
    texts: entry.texts.map((text) => ({
      ...text,
      states: Object.fromEntries(
        Object.entries(text.states).map(([locale, state]) => [locale, state === 'outdated' && isAccepted(entry.id, text.field, locale) ? 'complete' : state]),
      ),
    })),
  }))
  return { ...report, entries }
}
