import type { HealthReport } from './health-report.ts'

/** Who checks for so much of the time has the rest for visitors. */
const SHARE = 10

/**
 * Keep a report for all who ask for it: until the content is another, and for ten times as long as it took to make, so that a space
 * that changes all the time is not checked all the time. What fails is not kept.
 */
export function keptReport(check: () => Promise<HealthReport>): (revision: string) => Promise<HealthReport> {
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
