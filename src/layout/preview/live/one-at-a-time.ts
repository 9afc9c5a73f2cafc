/**
 * Returns a function that runs `work`, but never concurrently. Calls during a run cause one more run afterwards.
 *
 * Errors are ignored, because the next call tries again.
 */
export function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let underway: Promise<void> | undefined
  let isWanted = false
  async function doAll(): Promise<void> {
    while (isWanted) {
      isWanted = false
      await work().catch(() => undefined)
    }
    underway = undefined
  }
  return () => {
    isWanted = true
    return (underway ??= doAll())
  }
}
