/** A key of a space that signs addresses of its protected files. It never leaves this process. */
export interface AssetKey {
  readonly policy: string
  readonly secret: string
}

/** Contentful makes keys for 48 hours at most, by its own clock; a shorter one that leaks is of use for less long. */
const LIFE_SECONDS = 24 * 3600
/** A space that makes no key is left alone for so long. */
const PAUSE_MS = 10_000

/**
 * Keep one asset key of a space and make the next shortly before it ends. Times are in seconds since 1970, by the clock of the
 * machine: the space does not know that of the site.
 *
 * `create` asks for a key that ends at a time; `failed` hears why there is none.
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

  /** Give a key that lives until a time: one making serves all who wait. `undefined` where none can be had. */
  return async function keyUntil(time: number): Promise<AssetKey | undefined> {
    if (kept && kept.expiresAt >= time) return kept.key
    if (!underway && performance.now() < pausesUntil) return undefined
    return (underway ??= make())
  }
}
