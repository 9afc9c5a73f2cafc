/**
 * Caches the last result of a costly function while its version stays the same.
 *
 * Concurrent callers share one call. Failures are not cached.
 */
export function kept<T>(make: () => Promise<T>): (version: string) => Promise<T> {
  let last: { readonly version: string; readonly making: Promise<T> } | undefined
  return (version) => {
    if (last?.version === version) return last.making
    const own = { version, making: make() }
    last = own
    own.making.catch(() => {
      if (last === own) last = undefined
    })
    return own.making
  }
}
