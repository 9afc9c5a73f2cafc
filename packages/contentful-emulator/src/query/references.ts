import { Bitset } from './bitset.ts'
import { badRequest, contentTypeRequired, unknownContentType, unknownPath } from '../http/errors.ts'
import { matching } from './operators.ts'
import type { Filter, FilterScope } from './filter.ts'

/** Maximum number of reference fields per query, as in Contentful. */
const MAX_REFERENCES = 2

const INNER_TYPE = 'sys.contentType.sys.id'

/** Returns whether a path names an attribute of a linked entry. */
export function isReferencePath(path: string): boolean {
  return /^fields\.[^.]+\.(fields\..+|sys\.contentType\.sys\.id)$/.test(path) && !path.startsWith('fields.file.')
}

/**
 * Filters on referenced entries, such as `fields.bestFriend.fields.name[match]=Happy`. Searches the referenced entries first, then the
 * entries that link to them.
 */
export class ReferenceSearch {
  readonly #scope: FilterScope
  readonly #byField = new Map<string, { path: string; filter: Filter }[]>()

  constructor(scope: FilterScope) {
    this.#scope = scope
  }

  add(filter: Filter): void {
    const [, field = '', ...path] = filter.path.split('.')
    const filters = this.#byField.get(field) ?? []
    this.#byField.set(field, [...filters, { path: path.join('.'), filter }])
    if (this.#byField.size > MAX_REFERENCES) throw badRequest(`At most ${MAX_REFERENCES} references can be searched on in one query.`)
  }

  /** Returns, for each field with filters, the entries whose referenced entry matches all of them. */
  found(): readonly Bitset[] {
    return [...this.#byField].map(([field, filters]) => this.#linkingToMatches(field, filters))
  }

  #linkingToMatches(field: string, filters: readonly { path: string; filter: Filter }[]): Bitset {
    const { collection, contentType, chain } = this.#scope
    if (collection.kind !== 'Entry') throw unknownPath(filters[0]?.filter.path ?? field)
    if (!contentType) throw contentTypeRequired()
    const links = collection.index(collection.attributes.find(`fields.${field}.sys.id`, contentType), chain)
    const typed = filters.find(({ path, filter }) => path === INNER_TYPE && filter.operator === 'eq')
    const innerType = typed && collection.contentTypes.get(typed.filter.value)
    if (typed && !innerType) throw unknownContentType()
    const matches = filters.reduce((found, { path, filter }) => {
      if (path.startsWith('fields.') && !innerType) throw contentTypeRequired()
      const index = collection.index(collection.attributes.find(path, innerType), chain)
      return found.and(matching(index, filter.operator, filter.value))
    }, collection.universe(innerType?.id))
    const linking = new Bitset(collection.capacity)
    for (const ordinal of matches) {
      for (const from of links.equalTo(collection.resources[ordinal]?.id ?? '')) linking.add(from)
    }
    return linking
  }
}
