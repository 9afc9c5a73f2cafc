import type { Finding } from '../finding.ts'
import type { Kind, Severity } from '../kinds.ts'

/** Findings of one kind and severity. */
export interface FindingGroup {
  readonly kind: Kind
  readonly severity: Severity
  /** Number of findings in the group, including those on other pages. */
  readonly count: number
  readonly statements: readonly FindingStatement[]
}

/** A sentence, and all findings that it applies to. */
export interface FindingStatement {
  readonly sentence: string
  readonly findings: readonly Finding[]
}

/** Groups findings by severity and kind, and each group by sentence. Preserves their order, so that the worst come first. */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  return [...Map.groupBy(findings, keyOf).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const bySentence = Map.groupBy(group, ({ sentence }) => sentence)
    const statements = Array.from(bySentence, ([sentence, own]) => ({
      sentence,
      findings: own,
    }))
    return [
      {
        kind: first.kind,
        severity: first.severity,
        count: group.length,
        statements,
      },
    ]
  })
}

/**
 * Returns the groups of one page of findings, from 1.
 * Pages are split after grouping, so that a sentence is repeated only if its findings do not fit one page.
 */
export function pageOfGroups(groups: readonly FindingGroup[], page: number, perPage: number): readonly FindingGroup[] {
  const counts = new Map(groups.map((group) => [keyOf(group), group.count]))
  const ordered = groups.flatMap(({ statements }) => statements.flatMap(({ findings }) => findings))
  return groupFindings(ordered.slice((page - 1) * perPage, page * perPage)).map((group) => ({ ...group, count: counts.get(keyOf(group)) ?? group.count }))
}

function keyOf({ severity, kind }: Pick<Finding, 'severity' | 'kind'>): string {
  return `${severity} ${kind}`
}
