const EVERY_MS = 500
/** Whose child this process was when it began: npm may be gone before anybody asks. */
const parent = process.ppid

/**
 * Do something when the npm that runs this script is gone.
 *
 * A signal ends npm and its shell, but reaches nobody below: the server would stay on its port. Outside of npm a process
 * may well outlive its parent.
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
