import { LRUCache } from 'lru-cache'
import type { Picture } from '../view/picture.ts'

/** Collects the pictures of a page and gives each a tiny copy of itself that needs no request of its own. */
export interface Placeholders {
  /** `source` is where the site itself fetches the picture, if not where browsers do. */
  want(picture: Picture, source?: string): Picture
  /** Wait, at most PATIENCE_MS, until the wanted ones are there; a picture without one is shown without. Tells whether none was late. */
  fill(): Promise<boolean>
}

const PATIENCE_MS = 400
/**
 * Node has four threads for looking up names, reading files and compressing, and a name that cannot be resolved holds one for
 * seconds: only so many are asked for at once, and a host that says nothing is left alone for a while.
 */
const AT_ONCE = 3
const REST_MS = 30_000
let restsUntil = 0
const MAX_BYTES = 600
/** Stands for a picture of which there is no copy so small. */
const NONE = ''
const cache = new LRUCache<string, string>({ max: 5_000 })

/** Make placeholders from pictures 16 pixels wide, fetched once per picture and process. */
export function placeholders(fetchMedia: (url: string, signal: AbortSignal) => Promise<Response>): Placeholders {
  const wanted: { readonly picture: { -readonly [K in keyof Picture]: Picture[K] }; readonly source: string }[] = []
  async function tiny(url: string, signal: AbortSignal): Promise<void> {
    const response = await fetchMedia(`${url}?w=16&fm=webp&q=30`, signal)
    const bytes = Buffer.from(await response.arrayBuffer())
    const type = response.headers.get('content-type')
    const isUsable = response.ok && type === 'image/webp' && bytes.length <= MAX_BYTES
    // A picture that is not there today is asked for again with the next process; a service that is busy, with the next page.
    if (response.status < 500) cache.set(url, isUsable ? `data:image/webp;base64,${bytes.toString('base64')}` : NONE)
  }
  return {
    want(picture, source = picture.url) {
      const draft = { ...picture }
      if (!picture.vector && !picture.asIs) wanted.push({ picture: draft, source })
      return draft
    },
    async fill() {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const missing = new Set(wanted.map(({ source }) => source).filter((url) => !cache.has(url) && (!isElsewhere(url) || Date.now() >= restsUntil)))
      const urls = missing.values()
      let answered = 0
      // A picture that cannot be fetched shows without a placeholder; the browser will ask for it itself.
      async function fetchNext(): Promise<void> {
        for (const url of urls) {
          if (signal.aborted) return
          await tiny(url, signal).then(
            () => (answered += 1),
            () => undefined,
          )
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
      if (answered === 0 && [...missing].some(isElsewhere)) restsUntil = Date.now() + REST_MS
      for (const { picture, source } of wanted) {
        const placeholder = cache.get(source)
        if (placeholder) picture.placeholder = placeholder
      }
      return wanted.every(({ source }) => cache.has(source))
    },
  }
}

/** Tell whether a picture is not this process's own. */
function isElsewhere(url: string): boolean {
  return !url.startsWith('/')
}
