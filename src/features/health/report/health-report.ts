import type { Finding } from '../finding.ts'
import type { Severity } from '../kinds.ts'

/** Result of a check of a space. */
export interface HealthReport {
  readonly space: { readonly id: string; readonly environment: string }
  /** ISO 8601, in UTC. */
  readonly checkedAt: string
  readonly entries: number
  readonly assets: number
  /** Whether entries that were never published were checked as well. */
  readonly knowsDrafts: boolean
  readonly totals: Readonly<Record<Severity, number>>
  /** Worst first. Truncated if a kind has very many findings. */
  readonly findings: readonly Finding[]
  /** Number of findings that are not listed. */
  readonly omitted: number
}
