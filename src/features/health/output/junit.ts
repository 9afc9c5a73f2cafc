import type { Finding } from '../finding.ts'
import { KINDS } from '../kinds.ts'
import type { HealthReport } from '../report/health-report.ts'

interface Options {
  /** Counts warnings as failures, too. */
  readonly isStrict: boolean
}

/**
 * Returns a report as JUnit XML, with one suite per kind of finding.
 * A kind without findings is one passed test case. A finding that is not a failure is a skipped test case.
 */
export function asJunit({ space, findings, checkedAt }: HealthReport, { isStrict }: Options): string {
  const isFailure = ({ severity }: Finding) => severity === 'error' || (isStrict && severity === 'warning')
  const byKind = Map.groupBy<string, Finding>(findings, ({ kind }) => kind)
  const suites = Object.keys(KINDS).map((kind) => {
    const own = byKind.get(kind) ?? []
    const failed = own.filter(isFailure).length
    const cases = own.length === 0 ? [`    <testcase classname="${kind}" name="${kind}"/>`] : own.map((finding) => caseOf(finding, isFailure(finding)))
    const counts = `tests="${cases.length}" failures="${failed}" errors="0" skipped="${own.length - failed}"`
    return [`  <testsuite name="${kind}" ${counts} timestamp="${checkedAt}">`, ...cases, '  </testsuite>'].join('\n')
  })
  const failures = findings.filter(isFailure).length
  const name = escaped(`content of ${space.id} (${space.environment})`)
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="${name}" failures="${failures}" errors="0">`, ...suites, '</testsuites>', ''].join('\n')
}

function caseOf({ kind, severity, id, name = '', field, locale, sites = [], sentence, editorUrl }: Finding, isFailure: boolean): string {
  const title = escaped([name || id, field, locale, ...sites].filter(Boolean).join(', '))
  const message = escaped(sentence)
  const inner = isFailure
    ? `<failure type="${severity}" message="${message}">${escaped(editorUrl)}</failure>`
    : `<skipped message="${escaped(severity)}: ${message}"/><system-out>${escaped(editorUrl)}</system-out>`
  return `    <testcase classname="${kind}" name="${title}">${inner}</testcase>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n\r]/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\p{NChar}]/gv, '')
}
