import { event } from './event.ts'
import { type PageTypeAddress, pageQuery } from './page-type.ts'
import { person } from './person.ts'
import { story } from './story.ts'
import { topic } from './topic.ts'
import { ownPageTypes } from '#own/page-types.gen.ts'

/** Pages of unmapped content types. Their paths begin with the segment of their content type, or are nested like those of `page`. */
const genericPage = { listingQuery: pageQuery } as const satisfies PageTypeAddress

const page = {} as const satisfies PageTypeAddress

/**
 * The page types of the site, by content type. Every entry of these types has its own URL.
 * Links, routes, settings and menus are derived from this table. `table.server.ts` and `cards.tsx` list the other parts of each type, and
 * `src/routes` its pages. A missing part is a compile error.
 */
export const pageTypes = { page, story, event, topic, person, genericPage, ...ownPageTypes } as const satisfies Readonly<Record<string, PageTypeAddress>>

type Table = typeof pageTypes
/** The content type of a page. */
export type PageType = keyof Table
/** A page type whose entries lie below a listing. */
export type ListedType = { [T in PageType]: Table[T] extends { readonly listing: string } ? T : never }[PageType]
/** The name of a listing: `stories`. */
export type Listing = Table[ListedType]['listing']
/** The name of a listing of `site/page-types`. */
export type OwnListing = Extract<(typeof ownPageTypes)[keyof typeof ownPageTypes], { readonly listing: string }>['listing']
/** A field of `siteSettings` that introduces a listing: `storiesIntro`. */
export type IntroField = { [T in PageType]: Table[T] extends { readonly intro: infer Field extends string } ? Field : never }[PageType]
/** A setting of one page type under `limits` in `app.config.ts`. */
export type PageTypeLimit = { [T in PageType]: Table[T] extends { readonly limits: infer Limits } ? Extract<keyof Limits, string> : never }[PageType]

export const PAGE_TYPES: readonly PageType[] = Object.keys(pageTypes).filter(isPageType)
export const LISTED_TYPES: readonly ListedType[] = PAGE_TYPES.filter(isListedType)
export const LISTINGS: readonly Listing[] = LISTED_TYPES.map(listingOf)
export const AUTHOR_TYPES: readonly PageType[] = PAGE_TYPES.filter(isAuthorType)

/** Returns whether entries of a content type have pages. */
export function isPageType(type: string): type is PageType {
  return Object.hasOwn(pageTypes, type)
}

/** Returns whether a content type is a page type with a listing. */
export function isListedType(type: string): type is ListedType {
  return isPageType(type) && 'listing' in pageTypes[type]
}

/** Returns whether entries of a content type can be authors of stories and quotes. */
export function isAuthorType(type: string): boolean {
  return isPageType(type) && 'isAuthor' in pageTypes[type]
}

/** Returns the name of the list of a page type, such as `stories` for `story`. */
export function listingOf(type: ListedType): Listing {
  return pageTypes[type].listing
}

/** Returns the page type of a listing, or `undefined` if there is no such listing. */
export function typeOfListing(listing: string): ListedType | undefined {
  return LISTED_TYPES.find((type) => listingOf(type) === listing)
}

/** Returns whether a listing is one of `site/page-types`. */
export function isOwnListing(listing: string): boolean {
  return Object.values<PageTypeAddress>(ownPageTypes).some((type) => type.listing === listing)
}
