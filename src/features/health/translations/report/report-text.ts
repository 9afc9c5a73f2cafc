import { STATES } from '../record.ts'
import { changesBetween, type TextChange } from './text-changes.ts'
import {
  groupsOf,
  selected,
  stateIn,
  totalsOf,
  wordsOf,
  type SourceText,
  type TextSelection,
  type TranslatedEntry,
  type TranslationReport,
} from './translation-report.ts'

interface Options extends TextSelection {
  /** Entries to list and count. */
  readonly entries: readonly TranslatedEntry[]
  /** Locale codes to list. */
  readonly locales: readonly string[]
  /** Maximum number of listed entries per language. */
  readonly max: number
  /** Sanitizes a line for the terminal. */
  readonly escape: (line: string) => string
}

/** Returns a report as text for a terminal. */
export function reportText(report: TranslationReport, options: Options): string {
  const { entries, locales, escape } = options
  const parts = [
    [`${report.space.id} (${report.space.environment}): ${numbered(entries.length, 'entry', 'entries')} with texts in ${report.source}`],
    report.isRecorded ? [] : ['There is no history yet: it begins when a site runs. Translations from before it are unknown, not outdated.'],
    table(
      ['Language', ...STATES.map((each) => `${each[0]?.toUpperCase()}${each.slice(1)}`), 'Words to translate'],
      locales.map((locale) => {
        const totals = totalsOf(entries, locale)
        return [locale, ...STATES.map((each) => totals.entries[each]), totals.words]
      }),
    ),
    machineTable(entries, locales),
    ...(['type', 'topic'] as const).map((by) => {
      const rows = groupsOf(entries, by).map(([id, own]) => [id, ...locales.map((locale) => totalsOf(own, locale).words)])
      const due = rows.filter(([, ...words]) => words.some((each) => each !== 0))
      return due.length > 0 ? table([by === 'type' ? 'Words by content type' : 'Words by topic', ...locales], due) : []
    }),
    ...locales.map((locale) => listOf(locale, options)),
  ]
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(escape).join('\n'))
    .join('\n\n')
}

/** Returns the numbers of the machine translations that no person has reviewed, if there are any. */
function machineTable(entries: readonly TranslatedEntry[], locales: readonly string[]): string[] {
  const rows = locales.flatMap((locale) => {
    const found = selected(entries, locale, { machine: 'unreviewed' })
    return found.length > 0 ? [[locale, found.length, wordsOf(found)]] : []
  })
  return rows.length > 0 ? table(['Machine translations without a review', 'Entries', 'Words'], rows) : []
}

function listOf(locale: string, { entries, max, ...selection }: Options): string[] {
  const listed = selected(entries, locale, selection)
  if (listed.length === 0) return []
  const rows = listed
    .slice(0, max)
    .flatMap(({ id, name, type, texts }) => [
      `  ${id} (${type})${name === id ? '' : ` “${name}”`}`,
      ...texts.flatMap((text) => [
        `    ${text.field}: ${text.states[locale]}, ${numbered(text.words, 'word', 'words')}${MARKS[text.machine[locale] ?? 'none']}`,
        ...diffOf(text, locale),
      ]),
    ])
  const rest = listed.length - max
  return [
    `${locale}: ${numbered(listed.length, 'entry', 'entries')}, ${numbered(wordsOf(listed), 'word', 'words')}`,
    ...rows,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ]
}

const MARKS = { unreviewed: ', by a machine', reviewed: ', by a machine, reviewed', none: '' } as const
const SIGNS: Readonly<Record<TextChange['kind'], readonly [string, string]>> = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] }

/** Returns a line with the changes of a source, as `git diff --word-diff` marks them. */
function diffOf({ now, before: known }: SourceText, locale: string): string[] {
  const before = known[locale]
  if (now === undefined || before === undefined) return []
  const line = changesBetween(before, now, locale).map(({ kind, text }) => `${SIGNS[kind][0]}${text}${SIGNS[kind][1]}`)
  return [`      ${line.join('').replaceAll(/\s+/g, ' ')}`]
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const all = [head, ...rows.map((row) => row.map(String))]
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  return all.map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '))
}

function numbered(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Returns a report as data, with totals and with the changes of each outdated source. */
export function reportData(report: TranslationReport, { entries, locales }: Pick<Options, 'entries' | 'locales'>) {
  const totals = (own: readonly TranslatedEntry[]) => Object.fromEntries(locales.map((locale) => [locale, totalsOf(own, locale)]))
  return {
    space: report.space,
    source: report.source,
    isRecorded: report.isRecorded,
    languages: totals(entries),
    types: Object.fromEntries(groupsOf(entries, 'type').map(([id, own]) => [id, totals(own)])),
    topics: Object.fromEntries(groupsOf(entries, 'topic').map(([id, own]) => [id, totals(own)])),
    entries: entries.map(({ texts, ...entry }) => ({
      ...entry,
      states: Object.fromEntries(locales.map((locale) => [locale, stateIn({ texts }, locale)])),
      texts: texts.map(({ now, before, ...text }) => ({
        ...text,
        changes: Object.fromEntries(Object.entries(before).map(([locale, was]) => [locale, changesBetween(was, now ?? '', locale)])),
      })),
    })),
  }
}
