/** Asset key of a space, which signs addresses of protected files. It never leaves this process. */
export interface AssetKey {
  readonly policy: string
  readonly secret: string
}

/** Lifetime of a key. Contentful allows 48 hours at most, by its own clock. A shorter lifetime limits the damage of a leaked key. */
const LIFE_SECONDS = 24 * 3600
/** Pause after a failed request for a key. */
const PAUSE_MS = 10_000

/**
 * Caches one asset key of a space and creates the next one before the key ends. Times are seconds since 1970 by the clock of the machine, because
 * Contentful does not use the site's clock.
 *
 * `create` requests a key that ends at a time; `failed` receives the error if that fails.
 */
export function assetKeys(create: (expiresAt: number) => Promise<AssetKey>, failed: (error: unknown) => void) {
  let kept: { readonly key: AssetKey; readonly expiresAt: number } | undefined
  let underway: Promise<AssetKey | undefined> | undefined
  let pausesUntil = 0

  async function make(): Promise<AssetKey | undefined> {
    const expiresAt = Math.floor(Date.now() / 1000) + LIFE_SECONDS
    try {
      const key = await create(expiresAt)
      kept = { key, expiresAt }
      return key
    } catch (error) {
      pausesUntil = performance.now() + PAUSE_MS
      failed(error)
      return undefined
    } finally {
      underway = undefined
    }
  }

  /** Returns a key that is valid until a time, or `undefined` if none is available. Concurrent callers share one request. */
  return async function keyUntil(time: number): Promise<AssetKey | undefined> {
    if (kept && kept.expiresAt >= time) return kept.key
    if (!underway && performance.now() < pausesUntil) return undefined
    return (underway ??= make())
  }
}
