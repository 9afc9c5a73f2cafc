import { LRUCache } from 'lru-cache'

interface Bucket {
  readonly tokens: number
  /** In milliseconds. */
  readonly at: number
}

/** Lets each name do something so often at once, and so often a second from then on. */
export class TokenBuckets {
  readonly #burst: number
  readonly #perSecond: number
  readonly #buckets: LRUCache<string, Bucket>

  /** `names` is how many are remembered, the last that came. */
  constructor(burst: number, perSecond: number, names: number) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#buckets = new LRUCache({ max: names })
  }

  /** Take a token of a name at a moment, in milliseconds; tells whether there was one. */
  take(name: string, now: number): boolean {
    const { tokens, at } = this.#buckets.get(name) ?? { tokens: this.#burst, at: now }
    const left = Math.min(this.#burst, tokens + ((now - at) / 1000) * this.#perSecond)
    this.#buckets.set(name, { tokens: left >= 1 ? left - 1 : left, at: now })
    return left >= 1
  }
}
