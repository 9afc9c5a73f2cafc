import type { ListedType, Listing } from '#app/config/page-types/table.ts'
import type { Locale } from '../locales.ts'

/** A page of the site, identified by its route instead of an address. `urls.ts` converts it to an address. */
export type Place = { readonly route: 'home' } | NestedPlace | ListingPlace | EntryPlace | SearchPlace

/** `path`: the slugs of the page and its parents, joined by `/`, or the segment of a list. `page` is a further page of the list. */
export interface NestedPlace {
  readonly route: 'page'
  readonly path: string
  readonly page?: number | undefined
}

/** Page about the state of the content, addressed like a nested page. */
export const HEALTH_PLACE = { route: 'page', path: '_health' } as const satisfies NestedPlace
/** Page about the translations. */
export const TRANSLATIONS_PLACE = { route: 'page', path: '_health/translations' } as const satisfies NestedPlace

/** Page that compares an entry in two languages. */
export const COMPARE_PLACE = { route: 'page', path: '_health/translations/compare' } as const satisfies NestedPlace

/** A listing or a filtered part of it: the entries of a topic (slug), of a month (`2027-03`), or the past ones. `reversed` reverses their order. `page` is a further page. */
export interface ListingPlace {
  readonly route: Listing
  readonly topic?: string
  readonly month?: string
  readonly past?: boolean
  readonly reversed?: boolean
  readonly page?: number
}

/** The page of an entry by its slug, or a further page of its list. */
export interface EntryPlace {
  readonly route: ListedType
  readonly slug: string
  readonly page?: number
}

/** Search results: `q` is the search text, `type` and `topic` (slug) filter the results. */
export interface SearchPlace {
  readonly route: 'search'
  readonly q?: string | undefined
  readonly type?: string | undefined
  readonly topic?: string | undefined
  readonly page?: number | undefined
}

/** Target of a link: a place of this site in a language, or an external address. */
export type LinkTarget =
  | { readonly kind: 'place'; readonly locale: Locale; readonly place: Place; readonly hash?: string }
  | { readonly kind: 'url'; readonly href: string }

/** Returns the attributes of external links, which style sheets mark. Returns an empty object for internal links. */
export function externalProps(target: LinkTarget): { rel?: string; 'data-external'?: boolean } {
  return target.kind === 'url' && /^https?:/.test(target.href) ? { rel: 'noopener', 'data-external': true } : {}
}
