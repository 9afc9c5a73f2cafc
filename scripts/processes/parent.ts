const EVERY_MS = 500
/** The parent when this process began. npm may end before the first check. */
const parent = process.ppid

/**
 * Calls a function when the npm process that runs this script has ended.
 *
 * A signal ends npm and its shell but does not reach this process, which would keep its port. Outside of npm, a process may outlive
 * its parent.
 */
export function whenParentEnds(end: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, EVERY_MS)
  watch.unref()
}
