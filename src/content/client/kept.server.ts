/**
 * Keep what is costly to make for as long as its version is the same.
 *
 * Who asks while it is being made waits for the same making. What fails is not kept.
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
