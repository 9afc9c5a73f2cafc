import { LRUCache } from 'lru-cache'
import type { ContentChange } from '#app/content/client/content-change.ts'
import { Dependents } from './dependents.server.ts'
import type { CachedResponse } from './cached-response.server.ts'

/** A cached response and its state. */
export interface CacheEntry {
  readonly response: CachedResponse
  /** Its content has changed since it was rendered. */
  isStale: boolean
  /** Time of the latest request, as a value of `performance.now()`. The system clock may be set back. */
  usedAt: number
  /** Time of the latest failed rendering, as a value of `performance.now()`. */
  failedAt: number
}

/** Share of the memory for responses that are not found. Vulnerability scanners request many such URLs. */
const SHARE_OF_MISSING = 1 / 20

/** Share of the memory for URLs with a query and for calls of server functions, because filters have many combinations. */
const SHARE_OF_QUERIES = 1 / 4

/** Stores responses by key up to a maximum size in bytes. Evicts the least recently used responses first. */
export class Store {
  readonly #found: LRUCache<string, CacheEntry>
  readonly #queried: LRUCache<string, CacheEntry>
  readonly #missing: LRUCache<string, CacheEntry>
  readonly #dependents = new Dependents()

  constructor(bytes: number) {
    const room = (maxSize: number) =>
      new LRUCache<string, CacheEntry>({
        maxSize: Math.max(1, Math.floor(maxSize)),
        sizeCalculation: ({ response }, key) => Math.ceil(response.size) + key.length,
        dispose: ({ response }, key) => this.#dependents.delete(key, response.rendered.dependencies),
      })
    this.#found = room(bytes * (1 - SHARE_OF_MISSING - SHARE_OF_QUERIES))
    this.#queried = room(bytes * SHARE_OF_QUERIES)
    this.#missing = room(bytes * SHARE_OF_MISSING)
  }

  get(key: string): CacheEntry | undefined {
    return this.#roomOf(key).get(key) ?? this.#missing.get(key)
  }

  /** Returns a response without marking it as used. */
  peek(key: string): CacheEntry | undefined {
    return this.#roomOf(key).peek(key) ?? this.#missing.peek(key)
  }

  set(key: string, entry: CacheEntry): void {
    this.delete(key)
    const room = entry.response.rendered.status === 200 ? this.#roomOf(key) : this.#missing
    room.set(key, entry)
    if (room.has(key)) this.#dependents.add(key, entry.response.rendered.dependencies)
  }

  #roomOf(key: string): LRUCache<string, CacheEntry> {
    return key.includes('?') ? this.#queried : this.#found
  }

  delete(key: string): void {
    this.#found.delete(key)
    this.#queried.delete(key)
    this.#missing.delete(key)
  }

  /** Marks the responses that a change affects as stale. Returns their keys, most recently used first. */
  markStale(change: ContentChange): string[] {
    const keys = [...this.#found.keys(), ...this.#queried.keys(), ...this.#missing.keys()]
    const touched = change.touchesModel ? new Set(keys) : this.#dependents.of(change)
    return keys.filter((key) => {
      const entry = touched.has(key) ? this.peek(key) : undefined
      if (entry) entry.isStale = true
      return entry !== undefined
    })
  }
}
