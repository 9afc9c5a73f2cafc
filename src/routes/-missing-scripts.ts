const missing = new WeakSet<Error>()

/** Take note of scripts that cannot be fetched, such as those of an older build. Call once, in the browser. */
export function watchScripts(): void {
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

/** Tell whether an error is that of a script that could not be fetched. */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && missing.has(error)
}
