import { LRUCache } from 'lru-cache'
import type { LocaleChain } from '../space/locales.ts'
import type { Resource } from '../space/resources.ts'
import { comparable, type Comparable } from './attributes/attribute-index.ts'
import type { Attribute } from './attributes/attribute.ts'

export interface SortKey {
  readonly attribute: Attribute
  readonly descending: boolean
}

/** A requested order, with the sorted ordinals. */
interface Ordering {
  readonly keys: readonly SortKey[]
  readonly chain: LocaleChain
  sorted: Uint32Array
}

/** Maximum number of cached orders per collection. */
const KEPT = 64

/** The requested orders of a collection. Each is sorted once. */
export class Orderings {
  readonly #resources: readonly (Resource | undefined)[]
  readonly #known = new LRUCache<string, Ordering>({ max: KEPT })

  /** `resources` by ordinal. Later changes may add and remove resources. */
  constructor(resources: readonly (Resource | undefined)[]) {
    this.#resources = resources
  }

  /** Returns all ordinals in the order of the keys. Ties are sorted by id. Resources without a value come last in both directions. */
  by(keys: readonly SortKey[], chain: LocaleChain): Uint32Array {
    const name = keys.map(({ attribute, descending }) => `${descending ? '-' : ''}${attribute.contentTypeId ?? ''} ${attribute.path}`).join(',')
    const key = `${chain[0]} ${name}`
    const known = this.#known.get(key)
    if (known) return known.sorted
    const sorted = this.#sort(keys, chain)
    this.#known.set(key, { keys, chain, sorted })
    return sorted
  }

  /** Returns the cached orders. */
  asked(): readonly Pick<Ordering, 'keys' | 'chain'>[] {
    return [...this.#known.values()]
  }

  /** Removes a resource. */
  take(ordinal: number): void {
    for (const ordering of this.#known.values()) {
      const { sorted } = ordering
      const at = sorted.indexOf(ordinal)
      if (at < 0) continue
      const rest = new Uint32Array(sorted.length - 1)
      rest.set(sorted.subarray(0, at))
      rest.set(sorted.subarray(at + 1), at)
      ordering.sorted = rest
    }
  }

  /** Adds a new resource. */
  put(ordinal: number): void {
    for (const ordering of this.#known.values()) {
      const { sorted, keys, chain } = ordering
      const valuesOf = (each: number) => keys.map(({ attribute }) => this.#value(each, attribute, chain))
      const own = valuesOf(ordinal)
      let [low, high] = [0, sorted.length]
      while (low < high) {
        const middle = (low + high) >>> 1
        const other = sorted[middle] ?? 0
        const values = valuesOf(other)
        const decided = keys.map(({ descending }, key) => compare(own[key], values[key], descending)).find((order) => order !== 0)
        if ((decided ?? compare(this.#resources[ordinal]?.id, this.#resources[other]?.id, false)) > 0) low = middle + 1
        else high = middle
      }
      const more = new Uint32Array(sorted.length + 1)
      more.set(sorted.subarray(0, low))
      more[low] = ordinal
      more.set(sorted.subarray(low), low + 1)
      ordering.sorted = more
    }
  }

  #sort(keys: readonly SortKey[], chain: LocaleChain): Uint32Array {
    const columns = keys.map(({ attribute, descending }) => ({
      descending,
      values: this.#resources.map((_, ordinal) => this.#value(ordinal, attribute, chain)),
    }))
    const ordinals = Uint32Array.from(this.#resources.flatMap((resource, ordinal) => (resource ? [ordinal] : [])))
    return ordinals.toSorted((a, b) => {
      for (const { values, descending } of columns) {
        const order = compare(values[a], values[b], descending)
        if (order !== 0) return order
      }
      return compare(this.#resources[a]?.id, this.#resources[b]?.id, false)
    })
  }

  #value(ordinal: number, attribute: Attribute, chain: LocaleChain): Comparable | undefined {
    const resource = this.#resources[ordinal]
    if (!resource || (attribute.contentTypeId !== undefined && resource.contentTypeId !== attribute.contentTypeId)) return undefined
    const [value] = attribute.values(resource, chain)
    return value === undefined ? undefined : comparable(attribute.kind, value)
  }
}

function compare(a: Comparable | undefined, b: Comparable | undefined, descending: boolean): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b === descending ? 1 : -1
}
