import { Bitset } from '../bitset.ts'
import type { Json } from '../../json/json.ts'
import type { LocaleChain } from '../../space/locales.ts'
import type { Resource } from '../../space/resources.ts'
import type { Attribute, Kind } from './attribute.ts'
import { pointOf, type Point } from '../geo.ts'
import { instantOf } from '../instant.ts'
import { WordIndex, readableText } from '../text/word-index.ts'

type RangeOperator = 'lt' | 'lte' | 'gt' | 'gte'

/** A value for comparisons: a date as an instant, other values unchanged. */
export type Comparable = string | number | boolean

/** Converts a stored value for comparisons. Returns `undefined` if the value does not fit its kind. */
export function comparable(kind: Kind, value: Json): Comparable | undefined {
  switch (kind) {
    case 'Date':
      return typeof value === 'string' ? instantOf(value) : undefined
    case 'Number':
      return typeof value === 'number' ? value : undefined
    case 'Boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'Id':
    case 'Symbol':
    case 'Text':
      return typeof value === 'string' ? value : undefined
    default:
      return undefined
  }
}

interface Values {
  readonly ordinal: number
  readonly values: readonly Json[]
}

/** Index of one attribute in one locale. Each part is built on first use. */
export class AttributeIndex {
  readonly attribute: Attribute
  readonly chain: LocaleChain
  /** The resources that could have the attribute. */
  readonly universe: Bitset
  readonly #values: () => Iterable<Values>
  #withValue: Bitset | undefined
  #equal: Map<Comparable, number[]> | undefined
  #ascending: { readonly numbers: Float64Array; readonly ordinals: Uint32Array } | undefined
  #words: WordIndex | undefined
  #points: readonly { readonly ordinal: number; readonly point: Point }[] | undefined

  constructor(attribute: Attribute, chain: LocaleChain, resources: readonly (Resource | undefined)[], universe: Bitset) {
    this.attribute = attribute
    this.chain = chain
    this.universe = universe
    // Each part reads the values again instead of storing them, because most attributes need only one part.
    this.#values = function* () {
      for (const ordinal of universe) {
        const resource = resources[ordinal]
        if (resource) yield { ordinal, values: attribute.values(resource, chain) }
      }
    }
  }

  /** The resources that have a value. */
  get withValue(): Bitset {
    return (this.#withValue ??= Bitset.of(
      this.universe.size,
      [...this.#values()].flatMap(({ ordinal, values }) => (values.length > 0 ? [ordinal] : [])),
    ))
  }

  /** Builds the parts that another index has built. */
  prepareAs(other: AttributeIndex): void {
    if (other.#withValue) this.#withValue ??= this.withValue
    if (other.#equal) this.#equal ??= this.#buildEqual()
    if (other.#ascending) this.#ascending ??= this.#buildAscending()
  }

  /** Removes a resource. */
  take(ordinal: number, resource: Resource): void {
    if (!this.#concerns(resource)) return
    this.#withValue?.remove(ordinal)
    for (const key of this.#keys(resource)) {
      const known = this.#equal?.get(key)
      const at = known?.indexOf(ordinal) ?? -1
      if (at >= 0) known?.splice(at, 1)
      if (known?.length === 0) this.#equal?.delete(key)
    }
    this.#forget()
  }

  /** Adds a resource with an ordinal above all others. */
  put(ordinal: number, resource: Resource): void {
    if (!this.#concerns(resource)) return
    if (this.#withValue && this.attribute.values(resource, this.chain).length > 0) this.#withValue.add(ordinal)
    if (this.#equal) for (const key of this.#keys(resource)) addTo(this.#equal, key, ordinal)
    this.#forget()
  }

  /** Returns the resources with a value equal to this one. */
  equalTo(value: Comparable): readonly number[] {
    this.#equal ??= this.#buildEqual()
    return this.#equal.get(value) ?? []
  }

  /** Returns the distinct values. */
  distinct(): readonly Comparable[] {
    this.#equal ??= this.#buildEqual()
    return [...this.#equal.keys()]
  }

  /** Returns the resources with a number or instant on one side of a bound. */
  beside(operator: RangeOperator, bound: number): Bitset {
    const { numbers, ordinals } = (this.#ascending ??= this.#buildAscending())
    const from = operator === 'gt' ? firstAbove(numbers, bound) : operator === 'gte' ? firstNotBelow(numbers, bound) : 0
    const to = operator === 'lt' ? firstNotBelow(numbers, bound) : operator === 'lte' ? firstAbove(numbers, bound) : numbers.length
    return Bitset.of(this.universe.size, ordinals.subarray(from, to))
  }

  /** Returns the resources whose text contains every word of a search. */
  matching(search: string): Bitset {
    this.#words ??= this.#buildWords()
    return this.#words.search(search)
  }

  /** Returns the locations of resources. */
  points(): readonly { readonly ordinal: number; readonly point: Point }[] {
    return (this.#points ??= [...this.#values()].flatMap(({ ordinal, values }) => {
      const point = pointOf(values[0])
      return point ? [{ ordinal, point }] : []
    }))
  }

  #concerns({ contentTypeId }: Resource): boolean {
    return this.attribute.contentTypeId === undefined || this.attribute.contentTypeId === contentTypeId
  }

  #keys(resource: Resource): Set<Comparable> {
    const keys = this.#equal ? this.attribute.values(resource, this.chain).map((value) => comparable(this.attribute.kind, value)) : []
    return new Set(keys.filter((key) => key !== undefined))
  }

  /** Discards the parts that are cheap to rebuild or seldom used. */
  #forget(): void {
    this.#ascending = undefined
    this.#words = undefined
    this.#points = undefined
  }

  #buildEqual(): Map<Comparable, number[]> {
    const equal = new Map<Comparable, number[]>()
    for (const { ordinal, values } of this.#values()) {
      for (const value of values) {
        const key = comparable(this.attribute.kind, value)
        if (key !== undefined) addTo(equal, key, ordinal)
      }
    }
    return equal
  }

  #buildAscending(): { numbers: Float64Array; ordinals: Uint32Array } {
    const pairs: { number: number; ordinal: number }[] = []
    for (const { ordinal, values } of this.#values()) {
      for (const value of values) {
        const key = comparable(this.attribute.kind, value)
        if (typeof key === 'number') pairs.push({ number: key, ordinal })
      }
    }
    const ascending = pairs.toSorted((a, b) => a.number - b.number)
    return { numbers: Float64Array.from(ascending, (pair) => pair.number), ordinals: Uint32Array.from(ascending, (pair) => pair.ordinal) }
  }

  #buildWords(): WordIndex {
    const words = new WordIndex(this.universe.size)
    for (const { ordinal, values } of this.#values()) {
      for (const value of values) words.add(ordinal, readableText(value))
    }
    return words
  }
}

/** Ordinals must be added in ascending order. */
function addTo(equal: Map<Comparable, number[]>, key: Comparable, ordinal: number): void {
  const known = equal.get(key)
  if (!known) equal.set(key, [ordinal])
  else if (known.at(-1) !== ordinal) known.push(ordinal)
}

const firstNotBelow = (sorted: Float64Array, bound: number) => partition(sorted, (value) => value < bound)
const firstAbove = (sorted: Float64Array, bound: number) => partition(sorted, (value) => value <= bound)

function partition(sorted: Float64Array, isBefore: (value: number) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(sorted[middle] ?? NaN)) low = middle + 1
    else high = middle
  }
  return low
}
