import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { Coalescer } from 'contentful-emulator/async/coalescer.ts'
import { Limiter } from 'contentful-emulator/async/limiter.ts'
import type { Picture } from '../view/picture.ts'

/** Collects the pictures of a page and adds a tiny inline copy to each. */
export interface Placeholders {
  /** Registers a picture. `source` is the address from which the site fetches it, if that differs from the browser's. */
  want(picture: Picture, source?: string): Picture
  /**
   * Waits for the placeholders of the wanted pictures, at most `PATIENCE_MS`. A picture without one is shown without.
   *
   * Returns one promise for each picture whose placeholder is late. It resolves to whether there is a placeholder now.
   */
  fill(): Promise<readonly Promise<boolean>[]>
}

/** Maximum milliseconds that a page waits for its placeholders. */
const PATIENCE_MS = 400
/** Maximum milliseconds for fetching one picture, for which no page waits. */
const FETCH_MS = 3000
/**
 * Limits for fetching pictures. Node has four threads for DNS, files and compression, and an unresolvable host blocks one for seconds.
 *
 * `AT_ONCE` is the number of concurrent fetches. After as many consecutive failures, other hosts are skipped for `REST_MS`.
 */
const AT_ONCE = 3
const REST_MS = 30_000
let failures = 0
let restsUntil = 0
const MAX_BYTES = 600
/** Cache entry of a picture without a placeholder. */
const NONE = ''
const cache = new LRUCache<string, string>({ max: 5_000 })
const limiter = new Limiter(AT_ONCE)
const shared = new Coalescer<boolean>()

type Fetch = (url: string, signal: AbortSignal) => Promise<Response>

/** Creates placeholders from pictures 16 pixels wide. Each is fetched once per process, even if no page waits for it any more. */
export function placeholders(fetchMedia: Fetch): Placeholders {
  const wanted: { readonly picture: { -readonly [K in keyof Picture]: Picture[K] }; readonly source: string }[] = []
  return {
    want(picture, source = picture.url) {
      const draft = { ...picture }
      if (!picture.vector && !picture.asIs) wanted.push({ picture: draft, source })
      return draft
    },
    async fill() {
      const missing = [...new Set(wanted.map(({ source }) => source))].filter((url) => !cache.has(url))
      const making = missing.map((url) => shared.run(url, () => limiter.run(() => fetchTiny(url, fetchMedia))))
      if (making.length > 0) await Promise.race([Promise.all(making), sleep(PATIENCE_MS, undefined, { ref: false })])
      for (const { picture, source } of wanted) {
        const placeholder = cache.get(source)
        if (placeholder) picture.placeholder = placeholder
      }
      return making.filter((_, index) => !cache.has(missing[index] ?? ''))
    },
  }
}

/** Caches a placeholder, or that there is none. Returns `false` if the host failed. Never throws. */
async function fetchTiny(url: string, fetchMedia: Fetch): Promise<boolean> {
  if (isElsewhere(url) && performance.now() < restsUntil) return false
  try {
    const response = await fetchMedia(`${url}?w=16&fm=webp&q=30`, AbortSignal.timeout(FETCH_MS))
    const bytes = Buffer.from(await response.arrayBuffer())
    if (isElsewhere(url)) failures = 0
    // A missing picture is fetched again by the next process. A picture of a failing service is fetched again by the next page.
    if (response.status >= 500) return false
    const isUsable = response.ok && response.headers.get('content-type') === 'image/webp' && bytes.length <= MAX_BYTES
    cache.set(url, isUsable ? `data:image/webp;base64,${bytes.toString('base64')}` : NONE)
    return true
  } catch {
    // The browser fetches the picture itself, which needs no placeholder.
    if (isElsewhere(url)) failures += 1
    if (failures >= AT_ONCE) restsUntil = performance.now() + REST_MS
    return false
  }
}

/** Returns whether a picture is on another host. */
function isElsewhere(url: string): boolean {
  return !url.startsWith('/')
}
