import type { Locale } from '#app/i18n/locales.ts'
import { withoutCase } from '../links/spellings.ts'

/** Addresses of an entry's page by language: paths without the language (`/stories/x`). */
export type Addresses = { readonly [L in Locale]?: string }

/** Content of an address book in the form of its file. */
export interface StoredBook {
  readonly held: readonly (readonly [id: string, addresses: Readonly<Record<string, string>>])[]
  /** Slug history, the oldest first. */
  readonly former: readonly (readonly [locale: string, path: string, id: string])[]
}

export interface Bounds {
  /** Maximum number of previous addresses of one entry, in all languages. */
  readonly ofEntry: number
  /** Maximum number of previous addresses of all entries. */
  readonly ofAll: number
  /** Maximum number of absent entries whose addresses are remembered. They may return under other addresses. */
  readonly gone: number
}

const BOUNDS: Bounds = { ofEntry: 100, ofAll: 50_000, gone: 10_000 }

/** Stores the present and previous addresses of pages. An address belongs to the last entry that had it. */
export class AddressBook {
  readonly #bounds: Bounds
  /** Addresses by entry, the least recently noted first. */
  readonly #held = new Map<string, Record<string, string>>()
  readonly #holders = new Map<string, string>()
  /** Keys of present addresses by their form without case, if that differs. Most slugs are in lower case, so there are few. */
  readonly #inCase = new Map<string, string>()
  readonly #former = new Map<string, string>()
  readonly #formerOf = new Map<string, Set<string>>()

  constructor({ held, former }: StoredBook = { held: [], former: [] }, bounds: Bounds = BOUNDS) {
    this.#bounds = bounds
    for (const [id, addresses] of held) {
      this.#held.set(id, { ...addresses })
      for (const [locale, path] of Object.entries(addresses)) this.#hold(keyOf(locale, path), id)
    }
    for (const [locale, path, id] of former) this.#giveUp(keyOf(locale, path), id)
  }

  /** Records the addresses of an entry's page. A language without an address retains its last one. Returns whether an address has changed. */
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
        this.#release(keyOf(locale, before))
        this.#giveUp(keyOf(locale, before), id)
      }
      this.#take(locale, path, id)
    }
    return isNew
  }

  /** Returns the id of the entry whose page had a path in a language before. */
  holder(path: string, locale: Locale): string | undefined {
    return this.#former.get(keyOf(locale, path))
  }

  /** Returns the id of the entry whose page has or had a path in a language, in upper or lower case. */
  holderInAnyCase(path: string, locale: Locale): string | undefined {
    const key = keyOf(locale, withoutCase(path))
    return this.#holders.get(this.#holders.has(key) ? key : (this.#inCase.get(key) ?? '')) ?? this.#former.get(key)
  }

  /** Removes absent entries, except those that were noted last. `present` is the number of existing entries. */
  forget(present: number): void {
    for (const [id, addresses] of this.#held) {
      if (this.#held.size <= present + this.#bounds.gone) return
      this.#held.delete(id)
      for (const [locale, path] of Object.entries(addresses)) this.#release(keyOf(locale, path))
    }
  }

  /** Returns the content of the book for its file. */
  stored(): StoredBook {
    return { held: [...this.#held], former: [...this.#former].map(([key, id]) => [...partsOf(key), id]) }
  }

  #hold(key: string, id: string): void {
    this.#holders.set(key, id)
    const folded = keyWithoutCase(key)
    if (folded !== key) this.#inCase.set(folded, key)
  }

  #release(key: string): void {
    this.#holders.delete(key)
    const folded = keyWithoutCase(key)
    if (this.#inCase.get(folded) === key) this.#inCase.delete(folded)
  }

  #take(locale: string, path: string, id: string): void {
    const key = keyOf(locale, path)
    const other = this.#holders.get(key)
    if (other !== undefined && other !== id) delete this.#held.get(other)?.[locale]
    this.#hold(key, id)
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

function keyWithoutCase(key: string): string {
  const [locale, path] = partsOf(key)
  return keyOf(locale, withoutCase(path))
}

function partsOf(key: string): [locale: string, path: string] {
  const space = key.indexOf(' ')
  return [key.slice(0, space), key.slice(space + 1)]
}
