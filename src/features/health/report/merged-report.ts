import type { Finding } from '../finding.ts'
import { SEVERITIES } from '../kinds.ts'
import { keyOf } from './check-space.server.ts'
import type { HealthReport } from './health-report.ts'

/** Merges the reports of several sites by id. A finding of several sites is listed once. Throws if there is no report. */
export function mergedReport(reports: readonly (readonly [site: string, report: HealthReport])[]): HealthReport {
  const [first] = reports
  if (!first) throw new Error('There is no site to check.')
  const found = new Map<string, { readonly finding: Finding; readonly sites: ReadonlySet<string> }>()
  for (const [site, { findings }] of reports)
    for (const finding of findings) {
      const key = `${keyOf(finding)} ${finding.sentence}`
      found.set(key, { finding, sites: new Set(found.get(key)?.sites).add(site) })
    }
  const findings = [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { finding, sites }]) => (sites.size < reports.length ? { ...finding, sites: [...sites] } : finding))
  const counts = SEVERITIES.map((severity) => [severity, findings.filter((finding) => finding.severity === severity).length] as const)
  const omitted = reports.reduce((sum, [, report]) => sum + report.omitted, 0)
  return { ...first[1], totals: { error: 0, warning: 0, notice: 0, ...Object.fromEntries(counts) }, findings, omitted }
}
