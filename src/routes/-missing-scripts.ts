const missing = new WeakSet<Error>()

/** Records scripts that cannot be loaded, such as those of an older build. Call it once in the browser. */
export function watchScripts(): void {
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

/** Returns whether an error was caused by a script that could not be loaded. */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && missing.has(error)
}
