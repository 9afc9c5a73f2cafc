import { formats } from '#app/i18n/formats/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import type { Finding } from '../../finding.ts'
import type { FindingGroup, FindingStatement } from '../../report/group-findings.ts'
import type { HealthGroup, HealthRow, HealthStatement } from '../page.ts'
import { kindWord } from './kind-words.server.ts'
import { severityWords } from './words.server.ts'

/** Maximum number of rows below a sentence that are not collapsed, so that the next sentence remains visible. */
const UNFOLDED = 5

/** Returns the groups for the page in a language. Notices are collapsed if the page also has errors or warnings. */
export function shownGroups(locale: Locale, groups: readonly FindingGroup[]): readonly HealthGroup[] {
  const severities = severityWords(locale)
  const hasWorse = groups.some(({ severity }) => severity !== 'notice')
  return groups.map(({ kind, severity, count, statements }) => ({
    key: `${severity} ${kind}`,
    severity,
    title: kindWord(kind, locale),
    count: `${severities[severity]}: ${formats(locale).number(count)}`,
    isOpen: severity !== 'notice' || !hasWorse,
    statements: statements.map((each) => shownStatement(locale, each)),
  }))
}

function shownStatement(locale: Locale, { sentence, findings }: FindingStatement): HealthStatement {
  const rows = findings.map(rowOf)
  // A toggle for a single row would take as much space as the row.
  if (rows.length <= UNFOLDED + 1) return { sentence, rows, further: undefined }
  const further = rows.slice(UNFOLDED)
  return {
    sentence,
    rows: rows.slice(0, UNFOLDED),
    further: {
      label: m.health_further({ count: formats(locale).number(further.length) }, { locale }),
      rows: further,
    },
  }
}

function rowOf({ id, name, resource, contentType, field, locale, editorUrl }: Finding, index: number): HealthRow {
  return {
    key: String(index),
    name: resource === 'space' ? undefined : (name ?? id),
    spot: [contentType, field, locale].filter((each) => each !== undefined),
    editorUrl,
  }
}
