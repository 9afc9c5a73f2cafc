const KEY = 'carousel'

/** Returns whether the visitor stopped carousels, on this visit or an earlier one. */
export function autoplayWasStopped(): boolean {
  try {
    return localStorage.getItem(KEY) === 'stopped'
  } catch {
    return false
  }
}

/** Stores whether carousels remain stopped. Without storage the choice applies only to this page. */
export function rememberAutoplayStopped(stopped: boolean): void {
  try {
    if (stopped) localStorage.setItem(KEY, 'stopped')
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is disabled.
  }
}
