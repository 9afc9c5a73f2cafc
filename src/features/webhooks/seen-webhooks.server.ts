import { LRUCache } from 'lru-cache'
import type { Claim } from './signature.server.ts'

const IDEMPOTENCY_KEY = 'x-contentful-idempotency-key'

/** How long webhooks are remembered. Contentful retries twice within a minute, and signatures expire earlier. */
const REMEMBERED_MS = 10 * 60_000
/** Maximum number of remembered webhooks. More occur only in bulk publishing, and handling a webhook twice is harmless. */
const MAX = 10_000

/** Detects repeated webhooks by their signatures, and by idempotency keys, which stay the same when Contentful retries. */
export class SeenWebhooks {
  readonly #keys = new LRUCache<string, true>({ max: MAX, ttl: REMEMBERED_MS })

  /** Records a webhook and returns whether it is new. */
  add({ signature, signedHeaders }: Claim, headers: Headers): boolean {
    // An unsigned key may be forged.
    const key = signedHeaders.includes(IDEMPOTENCY_KEY) ? headers.get(IDEMPOTENCY_KEY)?.slice(0, 100) : undefined
    const keys = [signature, ...(key ? [`key ${key}`] : [])]
    const isNew = !keys.some((each) => this.#keys.has(each))
    for (const each of keys) this.#keys.set(each, true)
    return isNew
  }
}
