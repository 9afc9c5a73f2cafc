import type { HealthReport } from './health-report.ts'

/** Minimum ratio of the lifetime of a report to the duration of its check. Leaves nine tenths of the time to visitors. */
const SHARE = 10

/**
 * Caches a report until the content changes, and for at least ten times the duration of the check. A space that changes constantly is
 * therefore not checked constantly. Failures are not cached.
 */
export function cachedReport(check: () => Promise<HealthReport>): (revision: string) => Promise<HealthReport> {
  let kept: { readonly revision: string; readonly making: Promise<HealthReport>; until: number } | undefined
  return (revision) => {
    if (kept && (kept.revision === revision || performance.now() < kept.until)) return kept.making
    const begun = performance.now()
    const own = { revision, making: check(), until: Infinity }
    kept = own
    own.making.then(
      () => (own.until = begun + SHARE * (performance.now() - begun)),
      () => (kept = kept === own ? undefined : kept),
    )
    return own.making
  }
}
