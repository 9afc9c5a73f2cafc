import type { Finding } from '../finding.ts'
import type { Severity } from '../kinds.ts'

/** What a check of a space came to. */
export interface HealthReport {
  readonly space: { readonly id: string; readonly environment: string }
  /** ISO 8601, in UTC. */
  readonly checkedAt: string
  readonly entries: number
  readonly assets: number
  /** Whether entries that were never published were checked as well. */
  readonly knowsDrafts: boolean
  readonly totals: Readonly<Record<Severity, number>>
  /** The worst first; of a kind that there are very many of, the first alone. */
  readonly findings: readonly Finding[]
  /** How many more there are. */
  readonly omitted: number
}
