import { Bitset } from '../bitset.ts'
import type { Collection } from '../../space/collection.ts'
import { contentTypeRequired, notSortable, unknownContentType, unknownPath, valueNotApplicable } from '../../http/errors.ts'
import type { LocaleChain } from '../../space/locales.ts'
import type { ContentType, Resource } from '../../space/resources.ts'
import type { Attribute } from '../attributes/attribute.ts'
import type { Filter, FilterScope } from '../filter.ts'
import { parseFilter, select } from '../filters.ts'
import { distance, parsePoint } from '../geo.ts'
import type { SortKey } from '../orderings.ts'
import { parameter, type Page, type Parameters } from '../parameters.ts'

/** Parameters that do not filter. Each endpoint supports some of them. */
export type Control =
  | 'content_type'
  | 'include'
  | 'limit'
  | 'skip'
  | 'order'
  | 'select'
  | 'locale'
  | 'cursor'
  | 'pageNext'
  | 'pagePrev'
  | 'includeContentSourceMaps'
  | 'release[lte]'
  | 'timestamp[lte]'

/** The result of a query, as a set and in the requested order. */
export class SearchResult {
  readonly total: number
  readonly #found: Bitset
  readonly #order: Iterable<number>
  readonly #resources: Collection['resources']

  constructor(found: Bitset, order: Iterable<number>, resources: Collection['resources']) {
    this.total = found.count()
    this.#found = found
    this.#order = order
    this.#resources = resources
  }

  /** Returns one page. Stops searching when the page is full. */
  page({ skip, limit }: Page): readonly Resource[] {
    const page: Resource[] = []
    if (limit === 0) return page
    let passed = 0
    for (const resource of this.inOrder()) {
      if (passed++ < skip) continue
      page.push(resource)
      if (page.length === limit) break
    }
    return page
  }

  /** Iterates over all results in order. */
  *inOrder(): Generator<Resource> {
    for (const ordinal of this.#order) {
      const resource = this.#found.has(ordinal) ? this.#resources[ordinal] : undefined
      if (resource) yield resource
    }
  }
}

/** Searches a collection by the parameters of a request. `within` limits the results. */
export function search(
  collection: Collection,
  parameters: Parameters,
  known: ReadonlySet<Control>,
  scope: Pick<FilterScope, 'chain' | 'withDescendants'>,
  within?: (resource: Resource) => boolean,
): SearchResult {
  const contentType = known.has('content_type') ? readContentType(collection, parameters) : undefined
  const controls: ReadonlySet<string> = known
  const filters = parameters.filter(([name]) => !controls.has(name)).map(([name, value]) => parseFilter(name, value))
  const all = { collection, contentType, ...scope }
  const keys = known.has('order') ? readOrder(parameter(parameters, 'order'), all) : []
  const found = select(filters, all)
  const visible = within ? found.and(visibleSet(found, collection, within)) : found
  return new SearchResult(visible, ordered(visible, keys, filters, all), collection.resources)
}

function visibleSet(found: Bitset, collection: Collection, within: (resource: Resource) => boolean): Bitset {
  const visible = new Bitset(found.size)
  for (const ordinal of found) {
    const resource = collection.resources[ordinal]
    if (resource && within(resource)) visible.add(ordinal)
  }
  return visible
}

function readContentType(collection: Collection, parameters: Parameters): ContentType | undefined {
  const id = parameter(parameters, 'content_type')
  if (id === undefined) return undefined
  const contentType = collection.contentTypes.get(id)
  if (!contentType) throw unknownContentType()
  return contentType
}

function readOrder(order: string | undefined, { collection, contentType, chain }: FilterScope): readonly SortKey[] {
  const paths = (order ?? '').split(',').filter((path) => path !== '')
  if (paths.length > 20) throw valueNotApplicable('order', paths.length)
  return paths.map((path) => {
    const descending = path.startsWith('-')
    const name = descending ? path.slice(1) : path
    if (name.startsWith('fields.') && collection.kind === 'Entry' && !contentType) throw contentTypeRequired()
    if (name.includes('[')) throw unknownPath(name)
    const attribute = collection.attributes.find(name, contentType)
    insistOnOrder(attribute, chain)
    return { attribute, descending }
  })
}

const SORTABLE: ReadonlySet<string> = new Set(['Id', 'Symbol', 'Number', 'Date', 'Boolean'])

function insistOnOrder({ kind, type, path, isList }: Attribute, chain: LocaleChain): void {
  if (isList || !SORTABLE.has(kind)) throw notSortable([...path.split('.'), chain[0]], type)
}

function ordered(found: Bitset, keys: readonly SortKey[], filters: readonly Filter[], { collection, contentType, chain }: FilterScope): Iterable<number> {
  if (keys.length > 0) return collection.orderings.by(keys, chain)
  const near = filters.find((filter) => filter.operator === 'near')
  const from = near && parsePoint(near.value)
  if (!near || !from) return collection.inDefaultOrder(found)
  const index = collection.index(collection.attributes.find(near.path, contentType), chain)
  return index
    .points()
    .filter(({ ordinal }) => found.has(ordinal))
    .map(({ ordinal, point }) => ({ ordinal, away: distance(from, point) }))
    .toSorted((a, b) => a.away - b.away || a.ordinal - b.ordinal)
    .map(({ ordinal }) => ordinal)
}
