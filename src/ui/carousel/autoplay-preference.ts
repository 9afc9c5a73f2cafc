const KEY = 'carousel'

/** Tell whether the visitor stopped carousels, on this visit or an earlier one. */
export function autoplayWasStopped(): boolean {
  try {
    return localStorage.getItem(KEY) === 'stopped'
  } catch {
    return false
  }
}

/** Remember whether carousels shall stay stopped. A browser that keeps nothing just asks again next time. */
export function rememberAutoplayStopped(stopped: boolean): void {
  try {
    if (stopped) localStorage.setItem(KEY, 'stopped')
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is switched off.
  }
}
