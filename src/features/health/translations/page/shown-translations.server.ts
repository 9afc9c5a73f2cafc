import { COMPARE_PLACE, TRANSLATIONS_PLACE } from '#app/i18n/addresses/place.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { formats } from '#app/i18n/formats/format.ts'
import { localeOfCode, type Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import type { HealthFact, HealthFilter } from '../../page/page.ts'
import { editorUrl } from '../../report/editor-url.ts'
import { STATES, type TranslationState } from '../record.ts'
import { changesBetween } from '../report/text-changes.ts'
import {
  filtered,
  groupsOf,
  selected,
  totalsOf,
  type SourceText,
  type TextSelection,
  type TranslatedEntry,
  type TranslationReport,
} from '../report/translation-report.ts'
import type { Dismissal, ShownEntry, ShownText, ShownTranslations } from './translations-page.ts'
import { LISTED_STATES, type TranslationsSearch } from './translations-search.ts'

const UNREVIEWED: TextSelection = { machine: 'unreviewed' }
/** Maximum number of entries on a page. */
const PER_PAGE = 50

/** Returns the content of the page for a report. `host` is that of the Delivery API, which determines the address of the web app. */
export function shownTranslations(locale: Locale, report: TranslationReport, search: TranslationsSearch, host: string): ShownTranslations {
  const { page: asked = 1, language, state, type, topic } = search
  const format = formats(locale)
  const words = stateWords(locale)
  const codes = language === undefined ? report.targets : report.targets.filter((code) => code === language)
  const entries = filtered(report.entries, { type, topic })
  const selection = state === 'unreviewed' ? UNREVIEWED : { state }
  const found = codes.flatMap((code) => selected(entries, code, selection).map((entry) => ({ code, entry })))
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const page = Math.min(asked, pages)
  const listed = Map.groupBy(found.slice((page - 1) * PER_PAGE, page * PER_PAGE), ({ code }) => code)
  const urlOf = (id: string, field: string, code: string) =>
    editorUrl({ host, space: report.space.id, environment: report.space.environment }, { resource: 'entry', id, field, locale: code })

  function shownText(entry: TranslatedEntry, text: SourceText, code: string): ShownText[] {
    const own = text.states[code]
    if (!own) return []
    const before = text.before[code]
    return [
      {
        field: text.field,
        state: own,
        label: `${words[own]} · ${m.translations_count({ count: format.number(text.words) }, { locale })}`,
        changes: before === undefined ? [] : changesBetween(before, text.now ?? '', tagOf(report.source)).map((change, at) => ({ ...change, key: String(at) })),
        editorUrl: urlOf(entry.id, text.field, code),
        dismissal: dismissalOf(entry, text, code),
      },
    ]
  }
  const shownEntry = (entry: TranslatedEntry, code: string): ShownEntry => ({
    id: entry.id,
    name: entry.name,
    spot: [entry.type, entry.id],
    compareUrl: compareUrl(locale, entry.id, code),
    texts: entry.texts.flatMap((text) => shownText(entry, text, code)),
  })
  const wordsOf = (own: readonly TranslatedEntry[]) => codes.reduce((sum, code) => sum + totalsOf(own, code).words, 0)
  const wordsBy = (by: 'type' | 'topic'): readonly HealthFact[] =>
    groupsOf(entries, by).flatMap(([id, own]) => {
      const count = wordsOf(own)
      return count > 0 ? [{ label: id, value: format.number(count) }] : []
    })
  const { page: _, ...filters } = search
  const path = pathOf(locale, TRANSLATIONS_PLACE)
  return {
    note: report.isRecorded ? undefined : m.translations_no_history({}, { locale }),
    totals: codes.map((code) => {
      const totals = totalsOf(entries, code)
      const unreviewed = selected(entries, code, UNREVIEWED).length
      const facts = [
        ...STATES.map((each) => [words[each], totals.entries[each]] as const),
        ...(unreviewed > 0 ? [[m.health_kind_machine_translated({}, { locale }), unreviewed] as const] : []),
        [m.translations_words({}, { locale }), totals.words] as const,
      ]
      return { language: nameOf(code, locale), facts: facts.map(([label, value]) => ({ label, value: format.number(value) })) }
    }),
    words: [
      { title: `${m.translations_words({}, { locale })}: ${m.health_types({}, { locale })}`, facts: wordsBy('type') },
      { title: `${m.translations_words({}, { locale })}: ${m.topics_label({}, { locale })}`, facts: wordsBy('topic') },
    ].filter(({ facts }) => facts.length > 0),
    filters: filtersOf(locale, report, filters),
    isNarrowed: Object.keys(filters).length > 0,
    languages: [...listed].map(([code, own]) => ({ language: nameOf(code, locale), entries: own.map(({ entry }) => shownEntry(entry, code)) })),
    pages:
      pages === 1
        ? []
        : Array.from({ length: pages }, (_each, at) => ({
            number: at + 1,
            href: `${path}?${new URLSearchParams({ ...filters, page: String(at + 1) })}`,
            isCurrent: at + 1 === page,
          })),
  }
}

/** Returns the path of the page that compares an entry with its source in a language. */
export function compareUrl(locale: Locale, entry: string, language: string): string {
  return `${pathOf(locale, COMPARE_PLACE)}?${new URLSearchParams({ entry, language })}`
}

/** Returns the names of the states. */
export function stateWords(locale: Locale): Readonly<Record<TranslationState, string>> {
  return {
    missing: m.translations_missing({}, { locale }),
    outdated: m.translations_outdated({}, { locale }),
    unknown: m.translations_unknown({}, { locale }),
    complete: m.translations_complete({}, { locale }),
  }
}

function filtersOf(locale: Locale, { entries, targets }: TranslationReport, search: TranslationsSearch): readonly HealthFilter[] {
  const words = { ...stateWords(locale), unreviewed: m.health_kind_machine_translated({}, { locale }) }
  const due = new Intl.ListFormat(locale, { type: 'conjunction' }).format([words.missing, words.outdated])
  const all = m.health_all({}, { locale })
  const idsOf = (ids: readonly string[]) => [...new Set(ids)].toSorted().map((id) => [id, id] as const)
  const select = (
    name: Exclude<keyof TranslationsSearch, 'page'>,
    label: string,
    options: readonly (readonly [string, string])[],
    first = all,
  ): HealthFilter => ({
    name,
    label,
    options: [['', first] as const, ...options].map(([value, text]) => ({ value, label: text, isChosen: value === (search[name] ?? '') })),
  })
  return [
    select(
      'language',
      m.health_language({}, { locale }),
      targets.map((code) => [code, nameOf(code, locale)]),
    ),
    select(
      'state',
      m.translations_state({}, { locale }),
      LISTED_STATES.map((state) => [state, words[state]]),
      due,
    ),
    select('type', m.health_types({}, { locale }), idsOf(entries.map(({ type }) => type))),
    select('topic', m.topics_label({}, { locale }), idsOf(entries.flatMap(({ topics }) => topics))),
  ]
}

/** Returns the language tag of a locale of the space. Codes that the site does not show are their own tags. */
export function tagOf(code: string): string {
  return localeOfCode(code) ?? code
}

/** Returns the data with which an editor accepts an outdated translation. Other translations have none. */
export function dismissalOf({ id }: TranslatedEntry, { field, states, source }: SourceText, code: string): Dismissal | undefined {
  return states[code] === 'outdated' ? { entry: id, field, language: code, source } : undefined
}

/** Returns the name of a locale of the space in the language of the page, or its code if the site lacks the language. */
export function nameOf(code: string, locale: Locale): string {
  const own = localeOfCode(code)
  return own ? formats(locale).language(own) : code
}
