import { listingOf, typeOfListing, type ListedType, type Listing, type PageType } from '#app/config/page-types/table.ts'
import type { EntryPlace, ListingPlace, NestedPlace, Place } from './place.ts'

/** Returns whether a place is the page of an entry below a listing. */
export function isEntryPlace(place: Place): place is EntryPlace {
  return 'slug' in place
}

/** Returns whether a place is a listing. */
export function isListingPlace(place: Place): place is ListingPlace {
  return !isEntryPlace(place) && typeOfListing(place.route) !== undefined
}

/** Returns whether a place is a page at a path of slugs. */
export function isNestedPlace(place: Place): place is NestedPlace {
  return 'path' in place
}

/** Returns the page type of a place, as an entry or as a listing. Returns `undefined` for the home page. */
export function typeOfPlace(place: Place): PageType | undefined {
  if (isEntryPlace(place) || isNestedPlace(place)) return place.route
  return typeOfListing(place.route)
}

/** Returns the path of the route for a place, with its parameters by name. */
export function routeOf(place: Place): '/$locale' | '/$locale/$' | '/$locale/search' | `/$locale/${Listing}` | `/$locale/${Listing}/$slug` {
  if (isEntryPlace(place)) return entryRoute(place.route)
  if (isNestedPlace(place)) return '/$locale/$'
  return place.route === 'home' ? '/$locale' : `/$locale/${place.route}`
}

function entryRoute(type: ListedType): `/$locale/${Listing}/$slug` {
  return `/$locale/${listingOf(type)}/$slug`
}

/** Query parameters of all places. */
interface SearchParameters {
  readonly route: string
  readonly q?: string | undefined
  readonly type?: string | undefined
  readonly topic?: string | undefined
  readonly month?: string | undefined
  readonly past?: boolean | undefined
  readonly reversed?: boolean | undefined
  readonly page?: number | undefined
}

/** Returns the query of a place's address. The first page of a list has no page number. */
export function searchOf(place: Place): Partial<Record<Exclude<keyof SearchParameters, 'route'>, string | number>> {
  const { q, type, topic, month, past, reversed, page = 1 }: SearchParameters = place
  return {
    ...(q && { q }),
    ...(type && { type }),
    ...(topic && { topic }),
    ...(month && { month }),
    ...(past && { past: '1' }),
    ...(reversed && { reversed: '1' }),
    ...(page > 1 && { page }),
  }
}
