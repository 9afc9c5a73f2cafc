import { pageTypes, typeOfListing, type PageType } from '#app/config/page-types/table.ts'
import type { PageTypeAddress, Query, ReadQuery } from '#app/config/page-types/page-type.ts'
import { decoded } from '../addresses/addresses.ts'

/** Returns whether a path segment is that of a list of an unmapped type. */
export type IsOwnListing = (segment: string) => boolean

const addresses: Readonly<Record<PageType, PageTypeAddress>> = pageTypes
const NOTHING: ReadQuery = () => ({})

/** Returns the query parser of a page by the path of its route. Page types declare their query. */
export function queryOfPage(route: string, isOwnListing: IsOwnListing): ReadQuery {
  const [, , first = '', second] = route.split('/').map(decoded)
  const type = typeOfListing(first)
  if (type === undefined) return second === undefined && isOwnListing(first) ? (addresses.genericPage.listingQuery ?? NOTHING) : NOTHING
  return (second === undefined ? addresses[type].listingQuery : addresses[type].query) ?? NOTHING
}

/**
 * Returns whether the query has a page number although the page at this path is not a list.
 *
 * The route of nested paths cannot distinguish pages from lists of unmapped types, so the browser would request that page.
 */
export function hasForeignPage(route: string, query: Query, isOwnListing: IsOwnListing): boolean {
  const [, , first = '', second] = route.split('/').map(decoded)
  const isAtPath = first !== '' && first !== 'search' && first !== '_health' && typeOfListing(first) === undefined
  return isAtPath && !(second === undefined && isOwnListing(first)) && Object.hasOwn(query, 'page')
}

/** Parses the query of an address. Each value is a text, or a list of texts if its name occurs more than once. */
export function readSearch(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, single(search.getAll(name))]))
}

function single(values: string[]): string | string[] {
  const [only] = values
  return values.length === 1 && only !== undefined ? only : values
}
