import type { ListedType, Listing } from '#app/config/page-types/table.ts'
import type { Locale } from '../locales.ts'

/** A page of the site, named by its route and not by an address: `urls.ts` turns it into one. */
export type Place = { readonly route: 'home' } | NestedPlace | ListingPlace | EntryPlace | SearchPlace

/** `path`: the slugs of the page and its parents, joined by `/`, or the segment of a list, of which `page` is a further page. */
export interface NestedPlace {
  readonly route: 'page'
  readonly path: string
  readonly page?: number | undefined
}

/** Where the health of the content is told, as if it were a page of the tree. */
export const HEALTH_PLACE = { route: 'page', path: '_health' } as const satisfies NestedPlace

/** A listing, or a part of it: the entries of a topic, named by its slug, of a month, `2027-03`, or the past ones, and a further page of each. */
export interface ListingPlace {
  readonly route: Listing
  readonly topic?: string
  readonly month?: string
  readonly past?: boolean
  readonly page?: number
}

/** The page of an entry by its slug, or a further page of the list that stands on it. */
export interface EntryPlace {
  readonly route: ListedType
  readonly slug: string
  readonly page?: number
}

/** What was found: `q` is what a visitor looks for, `type` and `topic`, a slug, narrow it. */
export interface SearchPlace {
  readonly route: 'search'
  readonly q?: string | undefined
  readonly type?: string | undefined
  readonly topic?: string | undefined
  readonly page?: number | undefined
}

/** Where a link leads: a place of this site in a language, or an address elsewhere. */
export type LinkTarget =
  | { readonly kind: 'place'; readonly locale: Locale; readonly place: Place; readonly hash?: string }
  | { readonly kind: 'url'; readonly href: string }
