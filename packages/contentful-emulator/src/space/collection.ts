import { Bitset } from '../query/bitset.ts'
import { eventLoopYielder } from '../http/event-loop.ts'
import type { LocaleChain, LocaleSet } from './locales.ts'
import { AttributeIndex } from '../query/attributes/attribute-index.ts'
import type { Attribute } from '../query/attributes/attribute.ts'
import { Attributes } from '../query/attributes/attributes.ts'
import { Orderings } from '../query/orderings.ts'
import type { ContentType, Resource, ResourceKind } from './resources.ts'

const CONTENT_TYPE_ID = 'sys.contentType.sys.id'

interface Surroundings {
  readonly contentTypes: ReadonlyMap<string, ContentType>
  readonly locales: LocaleSet
  /** How many resources may be replaced or added in place. */
  readonly room?: number
  /** Attributes of a collection with the same model, to share them. */
  readonly attributes?: Attributes
}

/**
 * The indexed entries or assets of one API.
 *
 * A resource's ordinal is its position in the default order (last updated first), so sets of ordinals are sorted. Resources that are
 * replaced or added later get the following ordinals, as long as there is room.
 */
export class Collection {
  readonly kind: ResourceKind
  readonly contentTypes: ReadonlyMap<string, ContentType>
  readonly locales: LocaleSet
  readonly attributes: Attributes
  readonly orderings: Orderings
  /** Upper bound of all present and future ordinals. */
  readonly capacity: number
  readonly #resources: (Resource | undefined)[]
  readonly #ordinals: Map<string, number>
  readonly #everything: Bitset
  readonly #indexes = new Map<string, AttributeIndex>()
  readonly #ofType = new Map<string, Bitset>()
  /** Ordinals of resources that were added later, in the default order. */
  readonly #later: number[] = []
  readonly #firstLater: number

  constructor(kind: ResourceKind, resources: readonly Resource[], { contentTypes, locales, room = 0, attributes }: Surroundings) {
    this.kind = kind
    this.#resources = resources.toSorted(byDefaultOrder)
    this.#firstLater = resources.length
    this.capacity = resources.length + room
    this.contentTypes = contentTypes
    this.locales = locales
    this.attributes = attributes ?? new Attributes(kind, locales, contentTypes)
    this.orderings = new Orderings(this.#resources)
    this.#ordinals = new Map(this.#resources.map((resource, ordinal) => [resource?.id ?? '', ordinal]))
    this.#everything = new Bitset(this.capacity)
    for (let ordinal = 0; ordinal < resources.length; ordinal += 1) this.#everything.add(ordinal)
  }

  /** By ordinal. `undefined` if the resource was replaced or removed. */
  get resources(): readonly (Resource | undefined)[] {
    return this.#resources
  }

  /** How many more resources can be replaced or added in place. */
  get room(): number {
    return this.capacity - this.#resources.length
  }

  get size(): number {
    return this.#ordinals.size
  }

  /** Returns a resource by its id. */
  get(id: string): Resource | undefined {
    const ordinal = this.#ordinals.get(id)
    return ordinal === undefined ? undefined : this.#resources[ordinal]
  }

  /** Returns the set of all resources, or of those of one content type. */
  universe(contentTypeId: string | undefined): Bitset {
    if (contentTypeId === undefined) return this.#everything
    const known = this.#ofType.get(contentTypeId)
    if (known) return known
    const index = this.index(this.attributes.find(CONTENT_TYPE_ID, undefined), [this.locales.defaultCode])
    const universe = Bitset.of(this.capacity, index.equalTo(contentTypeId))
    // Callers pass only ids of existing content types, so the map remains small.
    this.#ofType.set(contentTypeId, universe)
    return universe
  }

  /** Returns the index of an attribute in a locale. Builds it on first use. */
  index(attribute: Attribute, chain: LocaleChain): AttributeIndex {
    const key = `${attribute.contentTypeId ?? ''} ${attribute.path} ${attribute.isLocalized ? chain[0] : ''}`
    const known = this.#indexes.get(key)
    if (known) return known
    const index = new AttributeIndex(attribute, chain, this.#resources, this.universe(attribute.contentTypeId))
    this.#indexes.set(key, index)
    return index
  }

  /** Returns the results in the default order. */
  inDefaultOrder(found: Bitset): Iterable<number> {
    return this.#later.length === 0 ? found : this.#merged(found)
  }

  /** Replaces the resource with this id, or removes it. Requires {@link room}. */
  replace(id: string, resource: Resource | undefined): void {
    const before = this.#ordinals.get(id)
    if (before !== undefined) this.#take(before, id)
    if (resource) this.#put(resource)
  }

  /** Creates a collection of other resources with the same indexes. Yields to the event loop in between. */
  async remade(resources: readonly Resource[], room: number): Promise<Collection> {
    const { kind, contentTypes, locales, attributes } = this
    const made = new Collection(kind, resources, { contentTypes, locales, attributes, room })
    const yieldIfDue = eventLoopYielder()
    for (const index of this.#indexes.values()) {
      made.index(index.attribute, index.chain).prepareAs(index)
      await yieldIfDue()
    }
    for (const { keys, chain } of this.orderings.asked()) {
      made.orderings.by(keys, chain)
      await yieldIfDue()
    }
    return made
  }

  *#merged(found: Bitset): Generator<number> {
    const later = this.#later.filter((ordinal) => found.has(ordinal))
    for (const ordinal of found) {
      if (ordinal >= this.#firstLater) break
      while (later[0] !== undefined && this.#compare(later[0], ordinal) < 0) yield later.shift() ?? 0
      yield ordinal
    }
    yield* later
  }

  #compare(a: number, b: number): number {
    const [one, other] = [this.#resources[a], this.#resources[b]]
    return one && other ? byDefaultOrder(one, other) : 0
  }

  #take(ordinal: number, id: string): void {
    const resource = this.#resources[ordinal]
    if (resource) for (const index of this.#indexes.values()) index.take(ordinal, resource)
    this.orderings.take(ordinal)
    for (const set of [this.#everything, ...this.#ofType.values()]) set.remove(ordinal)
    const later = this.#later.indexOf(ordinal)
    if (later >= 0) this.#later.splice(later, 1)
    this.#ordinals.delete(id)
    this.#resources[ordinal] = undefined
  }

  #put(resource: Resource): void {
    const ordinal = this.#resources.push(resource) - 1
    this.#ordinals.set(resource.id, ordinal)
    this.#everything.add(ordinal)
    if (resource.contentTypeId !== undefined) this.#ofType.get(resource.contentTypeId)?.add(ordinal)
    const next = this.#later.findIndex((other) => this.#compare(ordinal, other) < 0)
    this.#later.splice(next < 0 ? this.#later.length : next, 0, ordinal)
    for (const index of this.#indexes.values()) index.put(ordinal, resource)
    this.orderings.put(ordinal)
  }
}

/** Compares by Contentful's default order: last updated first, then by id. */
function byDefaultOrder(a: Resource, b: Resource): number {
  const [aTime, bTime] = [String(a.sys['updatedAt']), String(b.sys['updatedAt'])]
  if (aTime !== bTime) return aTime < bTime ? 1 : -1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
