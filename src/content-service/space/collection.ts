import { Bitset } from '../query/bitset.ts'
import type { LocaleChain, LocaleSet } from './locales.ts'
import { AttributeIndex } from '../query/attributes/attribute-index.ts'
import type { Attribute } from '../query/attributes/attribute.ts'
import { Attributes } from '../query/attributes/attributes.ts'
import { Orderings } from '../query/orderings.ts'
import type { ContentType, Resource, ResourceKind } from './resources.ts'

const CONTENT_TYPE_ID = 'sys.contentType.sys.id'

/**
 * The entries or the assets of one API, indexed.
 * A resource's ordinal is its place in the default order (last updated first), so sets of ordinals come out sorted.
 */
export class Collection {
  readonly kind: ResourceKind
  readonly resources: readonly Resource[]
  readonly contentTypes: ReadonlyMap<string, ContentType>
  readonly locales: LocaleSet
  readonly attributes: Attributes
  readonly orderings: Orderings
  readonly #ordinals: ReadonlyMap<string, number>
  readonly #everything: Bitset
  readonly #indexes = new Map<string, AttributeIndex>()
  readonly #ofType = new Map<string, Bitset>()

  constructor(kind: ResourceKind, resources: readonly Resource[], contentTypes: ReadonlyMap<string, ContentType>, locales: LocaleSet) {
    this.kind = kind
    this.resources = resources.toSorted(byDefaultOrder)
    this.contentTypes = contentTypes
    this.locales = locales
    this.attributes = new Attributes(kind, locales, contentTypes)
    this.orderings = new Orderings(this.resources)
    this.#ordinals = new Map(this.resources.map((resource, ordinal) => [resource.id, ordinal]))
    this.#everything = Bitset.full(this.resources.length)
  }

  /** Find a resource by its id. */
  get(id: string): Resource | undefined {
    const ordinal = this.#ordinals.get(id)
    return ordinal === undefined ? undefined : this.resources[ordinal]
  }

  /** Find a resource's place in the default order. */
  ordinalOf(id: string): number | undefined {
    return this.#ordinals.get(id)
  }

  /** Give the set of all resources, or of those of one content type. */
  universe(contentTypeId: string | undefined): Bitset {
    if (contentTypeId === undefined) return this.#everything
    const known = this.#ofType.get(contentTypeId)
    if (known) return known
    const index = this.index(this.attributes.find(CONTENT_TYPE_ID, undefined), [this.locales.defaultCode])
    const universe = Bitset.of(this.resources.length, index.equalTo(contentTypeId))
    // Only ids of content types that exist come here, so the map stays small.
    this.#ofType.set(contentTypeId, universe)
    return universe
  }

  /** Give the index of an attribute in a locale; it is built when it is first asked for. */
  index(attribute: Attribute, chain: LocaleChain): AttributeIndex {
    const key = `${attribute.contentTypeId ?? ''} ${attribute.path} ${attribute.isLocalized ? chain[0] : ''}`
    const known = this.#indexes.get(key)
    if (known) return known
    const index = new AttributeIndex(attribute, chain, this.resources, this.universe(attribute.contentTypeId))
    this.#indexes.set(key, index)
    return index
  }
}

/** Sort as the service does when no order is asked for: last updated first, then by id. */
function byDefaultOrder(a: Resource, b: Resource): number {
  const [aTime, bTime] = [String(a.sys['updatedAt']), String(b.sys['updatedAt'])]
  if (aTime !== bTime) return aTime < bTime ? 1 : -1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
