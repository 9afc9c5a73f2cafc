/**
 * Make what does some work when it is asked for, one at a time: what is asked for meanwhile is done once more, together.
 *
 * What goes wrong is left to the next time.
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
