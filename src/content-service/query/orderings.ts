import { LRUCache } from 'lru-cache'
import type { LocaleChain } from '../space/locales.ts'
import type { Resource } from '../space/resources.ts'
import { comparable, type Comparable } from './attributes/attribute-index.ts'
import type { Attribute } from './attributes/attribute.ts'

export interface SortKey {
  readonly attribute: Attribute
  readonly descending: boolean
}

/** How many sorted orders of one collection are kept. */
const KEPT = 64

/** The orders in which a collection was asked for, each sorted once. */
export class Orderings {
  readonly #resources: readonly Resource[]
  readonly #sorted = new LRUCache<string, Uint32Array>({ max: KEPT })

  constructor(resources: readonly Resource[]) {
    this.#resources = resources
  }

  /**
   * List all ordinals in the order of the keys.
   * Ties are broken by id, and what has no value comes last in either direction.
   */
  by(keys: readonly SortKey[], chain: LocaleChain): Uint32Array {
    const name = keys.map(({ attribute, descending }) => `${descending ? '-' : ''}${attribute.contentTypeId ?? ''} ${attribute.path}`).join(',')
    const key = `${chain[0]} ${name}`
    const known = this.#sorted.get(key)
    if (known) return known
    const sorted = this.#sort(keys, chain)
    this.#sorted.set(key, sorted)
    return sorted
  }

  #sort(keys: readonly SortKey[], chain: LocaleChain): Uint32Array {
    const columns = keys.map(({ attribute, descending }) => ({ descending, values: this.#column(attribute, chain) }))
    const ordinals = Uint32Array.from(this.#resources, (_, ordinal) => ordinal)
    return ordinals.toSorted((a, b) => {
      for (const { values, descending } of columns) {
        const order = compare(values[a], values[b], descending)
        if (order !== 0) return order
      }
      return compare(this.#resources[a]?.id, this.#resources[b]?.id, false)
    })
  }

  #column(attribute: Attribute, chain: LocaleChain): readonly (Comparable | undefined)[] {
    const { contentTypeId, kind } = attribute
    return this.#resources.map((resource) => {
      if (contentTypeId !== undefined && resource.contentTypeId !== contentTypeId) return undefined
      const [value] = attribute.values(resource, chain)
      return value === undefined ? undefined : comparable(kind, value)
    })
  }
}

function compare(a: Comparable | undefined, b: Comparable | undefined, descending: boolean): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b === descending ? 1 : -1
}
