import type { Locale } from '#app/i18n/locales.ts'

/** Where the page of an entry lies, by language: a path without its language (`/stories/x`). */
export type Addresses = { readonly [L in Locale]?: string }

/** What a book holds, for a file. */
export interface StoredBook {
  readonly held: readonly (readonly [id: string, addresses: Readonly<Record<string, string>>])[]
  /** Those first that were given up longest ago. */
  readonly former: readonly (readonly [locale: string, path: string, id: string])[]
}

export interface Bounds {
  /** Former addresses of one entry, in all languages. */
  readonly ofEntry: number
  /** Former addresses of all. */
  readonly ofAll: number
  /** Entries whose addresses are remembered though they are not there: they may come back under others. */
  readonly gone: number
}

const BOUNDS: Bounds = { ofEntry: 100, ofAll: 50_000, gone: 10_000 }

/** Keeps where pages lie and where they lay before. An address belongs to the entry that had it last. */
export class AddressBook {
  readonly #bounds: Bounds
  /** Those first that were noted longest ago. */
  readonly #held = new Map<string, Record<string, string>>()
  readonly #holders = new Map<string, string>()
  readonly #former = new Map<string, string>()
  readonly #formerOf = new Map<string, Set<string>>()

  constructor({ held, former }: StoredBook = { held: [], former: [] }, bounds: Bounds = BOUNDS) {
    this.#bounds = bounds
    for (const [id, addresses] of held) {
      this.#held.set(id, { ...addresses })
      for (const [locale, path] of Object.entries(addresses)) this.#holders.set(keyOf(locale, path), id)
    }
    for (const [locale, path, id] of former) this.#giveUp(keyOf(locale, path), id)
  }

  /** Note where the page of an entry lies. Where it has no address any more, its last one is remembered. Tells whether anything is new. */
  note(id: string, addresses: Addresses): boolean {
    const own = this.#held.get(id) ?? {}
    this.#held.delete(id)
    this.#held.set(id, own)
    let isNew = false
    for (const [locale, path] of Object.entries(addresses)) {
      const before = own[locale]
      if (before === path) continue
      isNew = true
      own[locale] = path
      if (before !== undefined && this.#holders.get(keyOf(locale, before)) === id) {
        this.#holders.delete(keyOf(locale, before))
        this.#giveUp(keyOf(locale, before), id)
      }
      this.#take(locale, path, id)
    }
    return isNew
  }

  /** Name the entry whose page lay at a path in a language. */
  holder(path: string, locale: Locale): string | undefined {
    return this.#former.get(keyOf(locale, path))
  }

  /** Forget entries that are not there, but for those that were noted last; so many are. */
  forget(present: number): void {
    for (const [id, addresses] of this.#held) {
      if (this.#held.size <= present + this.#bounds.gone) return
      this.#held.delete(id)
      for (const [locale, path] of Object.entries(addresses)) this.#holders.delete(keyOf(locale, path))
    }
  }

  /** Give all that is to be kept. */
  stored(): StoredBook {
    return { held: [...this.#held], former: [...this.#former].map(([key, id]) => [...partsOf(key), id]) }
  }

  #take(locale: string, path: string, id: string): void {
    const key = keyOf(locale, path)
    const other = this.#holders.get(key)
    if (other !== undefined && other !== id) delete this.#held.get(other)?.[locale]
    this.#holders.set(key, id)
    this.#drop(key)
  }

  #giveUp(key: string, id: string): void {
    this.#drop(key)
    this.#former.set(key, id)
    const own = this.#formerOf.get(id) ?? new Set()
    this.#formerOf.set(id, own.add(key))
    const [eldest] = own.size > this.#bounds.ofEntry ? own : this.#former.size > this.#bounds.ofAll ? this.#former.keys() : []
    if (eldest !== undefined) this.#drop(eldest)
  }

  #drop(key: string): void {
    const id = this.#former.get(key)
    if (id === undefined) return
    this.#former.delete(key)
    const own = this.#formerOf.get(id)
    own?.delete(key)
    if (own?.size === 0) this.#formerOf.delete(id)
  }
}

function keyOf(locale: string, path: string): string {
  return `${locale} ${path}`
}

function partsOf(key: string): [locale: string, path: string] {
  const space = key.indexOf(' ')
  return [key.slice(0, space), key.slice(space + 1)]
}
