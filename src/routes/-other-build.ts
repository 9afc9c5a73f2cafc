import { REFUSED_CALLS } from '#app/server/server-functions/refused-calls.ts'

const missing = new WeakSet<Error>()

/** Records scripts that cannot be loaded, such as those of an older build. Call it once in the browser. */
export function watchScripts(): void {
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

/** Returns whether the site probably has another build than this page: a script is missing, or the site refuses a call. */
export function isOfOtherBuild(error: unknown): boolean {
  return error instanceof Error && (missing.has(error) || Object.values(REFUSED_CALLS).includes(error.message.trim()))
}
