import type { Locale } from '#app/i18n/locales.ts'
import type { PageType } from '#app/config/page-types/table.ts'
import type { Query } from '../client/query.ts'
import type { Content, Entry } from '../content.ts'
import { mayBeUnlisted } from '../locales/availability.server.ts'
import { isPerLocale } from '../locales/publishing.server.ts'
import type { OwnListing } from 'content-mapping/mapped-space.ts'
import { isNestedPlace } from '#app/i18n/addresses/route-of.ts'

/** Range of a list, with the total number of entries by language. */
interface ListRange {
  readonly entries: readonly Entry[]
  readonly total: number
  totalIn(locale: Locale): number
  /** Returns whether the list is there in a language: with publishing per locale, an entry must be published in it. A list without any entry stays. */
  isIn(locale: Locale): boolean
}

/** Reads a range of the entries of a type that lists in the content's language may show. */
export async function listed(content: Content, type: PageType, query: Query, skip: number, limit: number): Promise<ListRange> {
  const whole = { content_type: type, ...query }
  if (!mayBeUnlisted(type)) {
    const { entries, total } = await content.some(whole, skip, limit)
    return { entries, total, totalIn: () => total, isIn: () => true }
  }
  const all = await content.all(whole)
  const shown = all.filter((entry) => entry.isListedIn(content.locale))
  return {
    entries: shown.slice(skip, skip + limit),
    total: shown.length,
    totalIn: (locale) => all.filter((entry) => entry.isListedIn(locale)).length,
    isIn: (locale) => (all.length === 0 ? content.hasHome(locale) : all.some((entry) => entry.isPublishedIn(locale))),
  }
}

/** Returns the query for the entries of an unmapped content type with generic pages. */
export function ofOwnType({ type }: Pick<OwnListing, 'type'>): Query {
  return { content_type: 'genericPage', 'fields.ownType': type }
}

/** Returns the lists of unmapped types that the content's language has. */
export async function ownListings(content: Content): Promise<readonly OwnListing[]> {
  const listings = content.mapped?.listings ?? []
  if (!isPerLocale()) return listings
  const ranges = await Promise.all(listings.map((listing) => listed(content, 'genericPage', { ...ofOwnType(listing), include: 0 }, 0, 0)))
  return listings.filter((_, at) => ranges[at]?.isIn(content.locale))
}

/** Reads the pages without a parent, the oldest first, without the home page. */
export async function topPages(content: Content): Promise<Entry[]> {
  const pages = await content.all({ content_type: 'page', order: 'sys.createdAt', include: 1 })
  return pages.filter((page) => {
    const place = page.placeIn(content.locale)
    return place && isNestedPlace(place) && content.ancestors(page).length === 0
  })
}
