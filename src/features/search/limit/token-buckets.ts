import { LRUCache } from 'lru-cache'

interface Bucket {
  readonly tokens: number
  /** In milliseconds. */
  readonly at: number
}

/** Rate limiter with a token bucket per name: a burst, then a number of tokens per second. */
export class TokenBuckets {
  readonly #burst: number
  readonly #perSecond: number
  readonly #buckets: LRUCache<string, Bucket>

  /** `names` is the maximum number of buckets; the least recently used is dropped. */
  constructor(burst: number, perSecond: number, names: number) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#buckets = new LRUCache({ max: names })
  }

  /** Takes a token for a name at a time in milliseconds. Returns whether there was one. */
  take(name: string, now: number): boolean {
    const { tokens, at } = this.#buckets.get(name) ?? { tokens: this.#burst, at: now }
    const left = Math.min(this.#burst, tokens + ((now - at) / 1000) * this.#perSecond)
    this.#buckets.set(name, { tokens: left >= 1 ? left - 1 : left, at: now })
    return left >= 1
  }
}
