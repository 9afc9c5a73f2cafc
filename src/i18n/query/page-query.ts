import { pageTypes, typeOfListing, type PageType } from '#app/config/page-types/table.ts'
import type { PageTypeAddress, Query, ReadQuery } from '#app/config/page-types/page-type.ts'
import { decoded } from '../addresses/addresses.ts'

/** Tells whether a path segment is that of a list of the space's own. */
export type IsOwnListing = (segment: string) => boolean

const addresses: Readonly<Record<PageType, PageTypeAddress>> = pageTypes
const NOTHING: ReadQuery = () => ({})

/** Returns what reads the query of a page, by the path of its route: a page type declares it. */
export function queryOfPage(route: string, isOwnListing: IsOwnListing): ReadQuery {
  const [, , first = '', second] = route.split('/').map(decoded)
  const type = typeOfListing(first)
  if (type === undefined) return second === undefined && isOwnListing(first) ? (addresses.genericPage.listingQuery ?? NOTHING) : NOTHING
  return (second === undefined ? addresses[type].listingQuery : addresses[type].query) ?? NOTHING
}

/**
 * Tells whether the query names a further page of a page at a path of slugs that is no list.
 *
 * The route of such paths cannot tell them from lists of the space's own, so that the browser would look for that page.
 */
export function hasForeignPage(route: string, query: Query, isOwnListing: IsOwnListing): boolean {
  const [, , first = '', second] = route.split('/').map(decoded)
  const isAtPath = first !== '' && first !== 'search' && first !== '_health' && typeOfListing(first) === undefined
  return isAtPath && !(second === undefined && isOwnListing(first)) && Object.hasOwn(query, 'page')
}

/** Reads the query of an address: every value a text, or texts if a name occurs more than once. */
export function readSearch(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, single(search.getAll(name))]))
}

function single(values: string[]): string | string[] {
  const [only] = values
  return values.length === 1 && only !== undefined ? only : values
}
