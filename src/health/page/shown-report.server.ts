import { formats } from '#app/i18n/formats/format.ts'
import { localeInfo, LOCALES, type Locale } from '#app/i18n/locales.ts'
import { HEALTH_PLACE } from '#app/i18n/addresses/place.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { m } from '#messages'
import type { Finding } from '../finding.ts'
import { KINDS, SEVERITIES, TOPICS } from '../kinds.ts'
import type { HealthReport } from '../report/health-report.ts'
import { narrowed, type HealthSearch } from './narrow.ts'
import type { HealthFilter, HealthRow, ShownReport } from './page.ts'
import { severityWord, severityWords, topicWords } from './words.server.ts'

/** Findings on one page. */
const PER_PAGE = 100

/** Make of a report what the page shows of it in a language. */
export function shownReport(locale: Locale, report: HealthReport, search: HealthSearch): ShownReport {
  const found = narrowed(report.findings, search)
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const page = Math.min(search.page ?? 1, pages)
  const format = formats(locale)
  const severities = severityWords(locale)
  const path = pathOf(locale, HEALTH_PLACE)
  return {
    facts: [
      { label: m.health_checked_at({}, { locale }), value: `${format.date(report.checkedAt)}, ${format.time(report.checkedAt)}` },
      { label: m.health_entries({}, { locale }), value: format.number(report.entries) },
      { label: m.health_assets({}, { locale }), value: format.number(report.assets) },
      ...SEVERITIES.map((severity) => ({ label: severities[severity], value: format.number(report.totals[severity]) })),
    ],
    filters: filtersOf(locale, search),
    rows: found.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((finding, index) => rowOf(finding, index, locale)),
    pages:
      pages === 1
        ? []
        : Array.from({ length: pages }, (_, at) => ({ number: at + 1, href: `${path}${queryOf({ ...search, page: at + 1 })}`, isCurrent: at + 1 === page })),
    more: report.omitted > 0 ? m.health_more({ count: format.number(report.omitted) }, { locale }) : undefined,
    files: [
      { name: 'JSON', href: `${path}.json` },
      { name: 'JUnit', href: `${path}.xml` },
    ],
  }
}

function rowOf(
  { kind, severity, id, name, resource, contentType, field, locale: code, sentence, editorUrl }: Finding,
  index: number,
  locale: Locale,
): HealthRow {
  return {
    key: String(index),
    severity,
    label: severityWord(locale)[severity],
    topic: topicWords(locale)[KINDS[kind].topic],
    name: resource === 'space' ? undefined : (name ?? id),
    spot: [contentType, field, code].filter((each) => each !== undefined),
    sentence,
    editorUrl,
  }
}

function filtersOf(locale: Locale, { severity, topic, language }: HealthSearch): HealthFilter[] {
  const options = (chosen: string | undefined, values: readonly (readonly [value: string, label: string])[]) =>
    [['', m.health_all({}, { locale })] as const, ...values].map(([value, label]) => ({ value, label, isChosen: value === (chosen ?? '') }))
  const severities = severityWords(locale)
  const topics = topicWords(locale)
  const languages = LOCALES.map((each) => [localeInfo(each).contentful, formats(locale).language(each)] as const)
  return [
    {
      name: 'severity',
      label: m.health_severity({}, { locale }),
      options: options(
        severity,
        SEVERITIES.map((each) => [each, severities[each]] as const),
      ),
    },
    {
      name: 'topic',
      label: m.health_topic({}, { locale }),
      options: options(
        topic,
        TOPICS.map((each) => [each, topics[each]] as const),
      ),
    },
    { name: 'language', label: m.health_language({}, { locale }), options: options(language, languages) },
  ]
}

function queryOf(search: HealthSearch): string {
  return `?${new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))}`
}
