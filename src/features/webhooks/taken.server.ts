import { LRUCache } from 'lru-cache'
import type { Claim } from './signature.server.ts'

const IDEMPOTENCY_KEY = 'x-contentful-idempotency-key'

/** Nothing is repeated later: Contentful tries again twice, 30 s apart, and a signature does not live as long. */
const REMEMBERED_MS = 10 * 60_000
/** More comes in that time only where thousands are published at once; what is taken twice then does no harm. */
const MOST = 10_000

/** Remembers the webhooks that were taken, by their signatures, and by the keys that stay the same where Contentful sends one again. */
export class Taken {
  readonly #keys = new LRUCache<string, true>({ max: MOST, ttl: REMEMBERED_MS })

  /** Tell whether a webhook is new, and remember it. */
  add({ signature, signedHeaders }: Claim, headers: Headers): boolean {
    // A key that is not signed could be anybody's.
    const key = signedHeaders.includes(IDEMPOTENCY_KEY) ? headers.get(IDEMPOTENCY_KEY)?.slice(0, 100) : undefined
    const keys = [signature, ...(key ? [`key ${key}`] : [])]
    const isNew = !keys.some((each) => this.#keys.has(each))
    for (const each of keys) this.#keys.set(each, true)
    return isNew
  }
}
