import { HEALTH_PLACE } from '#app/i18n/addresses/place.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import { SEVERITIES } from '../../kinds.ts'
import { groupFindings, pageOfGroups } from '../../report/group-findings.ts'
import type { HealthReport } from '../../report/health-report.ts'
import { narrowed, type HealthSearch } from '../narrow.ts'
import type { ShownReport } from '../page.ts'
import { filtersOf } from './filters.server.ts'
import { shownGroups } from './groups.server.ts'
import { severityWords } from './words.server.ts'

/** Maximum number of findings on a page. */
const PER_PAGE = 100

/** Returns the content of the page for a report, in a language and with the filters of a query. */
export function shownReport(locale: Locale, report: HealthReport, search: HealthSearch): ShownReport {
  const found = narrowed(report.findings, search)
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const page = Math.min(search.page ?? 1, pages)
  const format = formats(locale)
  const severities = severityWords(locale)
  const path = pathOf(locale, HEALTH_PLACE)
  const { page: _, ...filters } = search
  return {
    totals: SEVERITIES.map((severity) => ({ label: severities[severity], value: format.number(report.totals[severity]) })),
    facts: [
      { label: m.health_entries({}, { locale }), value: format.number(report.entries) },
      { label: m.health_assets({}, { locale }), value: format.number(report.assets) },
      { label: m.health_checked_at({}, { locale }), value: `${format.date(report.checkedAt)}, ${format.time(report.checkedAt)}` },
    ],
    filters: filtersOf(locale, report.findings, filters),
    isNarrowed: Object.keys(filters).length > 0,
    groups: shownGroups(locale, pageOfGroups(groupFindings(found), page, PER_PAGE)),
    pages:
      pages === 1
        ? []
        : Array.from({ length: pages }, (_each, at) => ({
            number: at + 1,
            href: `${path}${queryOf({ ...filters, page: at + 1 })}`,
            isCurrent: at + 1 === page,
          })),
    more: report.omitted > 0 ? m.health_more({ count: format.number(report.omitted) }, { locale }) : undefined,
    files: [
      { name: 'JSON', href: `${path}.json` },
      { name: 'JUnit', href: `${path}.xml` },
    ],
  }
}

function queryOf(search: HealthSearch): string {
  return `?${new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))}`
}
