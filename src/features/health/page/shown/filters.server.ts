import { formats } from '#app/i18n/formats/format.ts'
import { localeInfo, LOCALES, type Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import type { Finding } from '../../finding.ts'
import { isKind, SEVERITIES, TOPICS } from '../../kinds.ts'
import { ASSETS, typeOf, type HealthSearch } from '../narrow.ts'
import type { HealthFilter } from '../page.ts'
import { kindWord } from './kind-words.server.ts'
import { severityWords, topicWords } from './words.server.ts'

type Option = readonly [value: string, label: string]

/** Returns the selects of the filter form. Kinds and content types are those of the findings, with their counts. */
export function filtersOf(locale: Locale, findings: readonly Finding[], search: HealthSearch): readonly HealthFilter[] {
  const severities = severityWords(locale)
  const topics = topicWords(locale)
  const nameOfKind = (kind: string) => (isKind(kind) ? kindWord(kind, locale) : kind)
  const nameOfType = (type: string) => (type === ASSETS ? m.health_assets({}, { locale }) : type)
  const kinds = countedOptions(locale, findings, ({ kind }) => kind, nameOfKind)
  const types = countedOptions(locale, findings, typeOf, nameOfType)
  const select = (name: Exclude<keyof HealthSearch, 'page'>, label: string, options: readonly Option[], nameOf = (value: string) => value): HealthFilter => {
    const chosen = search[name] ?? ''
    const all: Option = ['', m.health_all({}, { locale })]
    // A selected value remains visible even if it no longer has findings.
    const missing: readonly Option[] = [all, ...options].some(([value]) => value === chosen) ? [] : [[chosen, nameOf(chosen)]]
    return { name, label, options: [all, ...options, ...missing].map(([value, text]) => ({ value, label: text, isChosen: value === chosen })) }
  }
  return [
    select(
      'severity',
      m.health_severity({}, { locale }),
      SEVERITIES.map((each): Option => [each, severities[each]]),
    ),
    select(
      'topic',
      m.health_topic({}, { locale }),
      TOPICS.map((each): Option => [each, topics[each]]),
    ),
    select('kind', m.health_kind({}, { locale }), kinds, nameOfKind),
    select('language', m.health_language({}, { locale }), languagesOf(locale, findings)),
    select('type', m.health_types({}, { locale }), types, nameOfType),
  ]
}

function countedOptions(
  locale: Locale,
  findings: readonly Finding[],
  of: (finding: Finding) => string | undefined,
  labelOf: (value: string) => string,
): readonly Option[] {
  const counts = new Map<string, number>()
  for (const finding of findings) {
    const value = of(finding)
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return Array.from(counts, ([value, count]): Option => [value, `${labelOf(value)} (${formats(locale).number(count)})`]).toSorted(([, one], [, other]) =>
    one.localeCompare(other, locale),
  )
}

/** Returns the languages of the site, then other locales of the space that findings name. */
function languagesOf(locale: Locale, findings: readonly Finding[]): readonly Option[] {
  const ofSite = LOCALES.map((each): Option => [localeInfo(each).contentful, formats(locale).language(each)])
  const known = new Set(ofSite.map(([code]) => code))
  const others = new Set(findings.flatMap(({ locale: code }) => (code === undefined || known.has(code) ? [] : [code])))
  return [...ofSite, ...[...others].toSorted().map((code): Option => [code, code])]
}
