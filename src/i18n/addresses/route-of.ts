import { listingOf, typeOfListing, type ListedType, type Listing, type PageType } from '#app/config/page-types/table.ts'
import type { EntryPlace, ListingPlace, NestedPlace, Place } from './place.ts'

/** Tell whether a place is the page of an entry below a listing. */
export function isEntryPlace(place: Place): place is EntryPlace {
  return 'slug' in place
}

/** Tell whether a place is a listing. */
export function isListingPlace(place: Place): place is ListingPlace {
  return !isEntryPlace(place) && typeOfListing(place.route) !== undefined
}

/** Tell whether a place is a page at a path of slugs. */
export function isNestedPlace(place: Place): place is NestedPlace {
  return 'path' in place
}

/** Name the page type that a place belongs to, as an entry of it or as its listing; none for the home page. */
export function typeOfPlace(place: Place): PageType | undefined {
  if (isEntryPlace(place) || isNestedPlace(place)) return place.route
  return typeOfListing(place.route)
}

/** The path of the route that shows a place, with its parameters by name. */
export function routeOf(place: Place): '/$locale' | '/$locale/$' | '/$locale/search' | `/$locale/${Listing}` | `/$locale/${Listing}/$slug` {
  if (isEntryPlace(place)) return entryRoute(place.route)
  if (isNestedPlace(place)) return '/$locale/$'
  return place.route === 'home' ? '/$locale' : `/$locale/${place.route}`
}

function entryRoute(type: ListedType): `/$locale/${Listing}/$slug` {
  return `/$locale/${listingOf(type)}/$slug`
}

/** What any place may say in its query. */
interface Said {
  readonly route: string
  readonly q?: string | undefined
  readonly type?: string | undefined
  readonly topic?: string | undefined
  readonly month?: string | undefined
  readonly past?: boolean | undefined
  readonly page?: number | undefined
}

/** What the query of a place's address says; the first page of a list is the list itself. */
export function searchOf(place: Place): Partial<Record<Exclude<keyof Said, 'route'>, string | number>> {
  const { q, type, topic, month, past, page = 1 }: Said = place
  return { ...(q && { q }), ...(type && { type }), ...(topic && { topic }), ...(month && { month }), ...(past && { past: '1' }), ...(page > 1 && { page }) }
}
