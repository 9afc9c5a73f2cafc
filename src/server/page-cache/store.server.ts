import { LRUCache } from 'lru-cache'
import type { ContentChange } from '#app/content/client/content-change.ts'
import { Dependents } from './dependents.server.ts'
import type { KeptResponse } from './kept-response.server.ts'

/** A response in the store, and how it stands with it. */
export interface Kept {
  readonly response: KeptResponse
  /** What it was made of has changed since. */
  isStale: boolean
  /** When it was asked for last, in milliseconds since the start of the process: a clock may be set back. */
  usedAt: number
  /** When it could not be made anew, in the same milliseconds. */
  failedAt: number
}

/** So much of the room answers of addresses that do not exist may take: scanners think of many. */
const SHARE_OF_MISSING = 1 / 20

/** Part of the memory for addresses with a query and calls of server functions: combinations of filters and values are many. */
const SHARE_OF_QUERIES = 1 / 4

/** Responses by their keys, within a bound of bytes; what was not asked for longest goes first. */
export class Store {
  readonly #found: LRUCache<string, Kept>
  readonly #queried: LRUCache<string, Kept>
  readonly #missing: LRUCache<string, Kept>
  readonly #dependents = new Dependents()

  constructor(bytes: number) {
    const room = (maxSize: number) =>
      new LRUCache<string, Kept>({
        maxSize: Math.max(1, Math.floor(maxSize)),
        sizeCalculation: ({ response }, key) => Math.ceil(response.size) + key.length,
        dispose: ({ response }, key) => this.#dependents.delete(key, response.made.dependencies),
      })
    this.#found = room(bytes * (1 - SHARE_OF_MISSING - SHARE_OF_QUERIES))
    this.#queried = room(bytes * SHARE_OF_QUERIES)
    this.#missing = room(bytes * SHARE_OF_MISSING)
  }

  get(key: string): Kept | undefined {
    return this.#roomOf(key).get(key) ?? this.#missing.get(key)
  }

  /** Look at a response without counting it as asked for. */
  peek(key: string): Kept | undefined {
    return this.#roomOf(key).peek(key) ?? this.#missing.peek(key)
  }

  set(key: string, kept: Kept): void {
    this.delete(key)
    const room = kept.response.made.status === 200 ? this.#roomOf(key) : this.#missing
    room.set(key, kept)
    if (room.has(key)) this.#dependents.add(key, kept.response.made.dependencies)
  }

  #roomOf(key: string): LRUCache<string, Kept> {
    return key.includes('?') ? this.#queried : this.#found
  }

  delete(key: string): void {
    this.#found.delete(key)
    this.#queried.delete(key)
    this.#missing.delete(key)
  }

  /** Mark what a change may make another; gives the keys, what was asked for last first. */
  markStale(change: ContentChange): string[] {
    const keys = [...this.#found.keys(), ...this.#queried.keys(), ...this.#missing.keys()]
    const touched = change.touchesModel ? new Set(keys) : this.#dependents.of(change)
    return keys.filter((key) => {
      const kept = touched.has(key) ? this.peek(key) : undefined
      if (kept) kept.isStale = true
      return kept !== undefined
    })
  }
}
