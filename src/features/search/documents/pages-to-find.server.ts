import type { Content } from '#app/content/content.ts'
import { ownListings } from '#app/content/links/listed.server.ts'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { LISTED_TYPES, listingOf, PAGE_TYPES } from '#app/config/page-types/table.ts'
import type { SearchDocument } from '../index/document.ts'

/** Returns the ids of the entries with searchable pages. */
export async function pagesToFind(content: Content): Promise<string[]> {
  const types = PAGE_TYPES.filter((type) => type !== 'genericPage' || content.mapped)
  const entries = await Promise.all(types.map((type) => content.all({ content_type: type, order: 'sys.id', include: 0, select: 'sys' })))
  return entries.flat().map(({ id }) => id)
}

/** Returns search documents for listing pages, which are found by their titles. */
export async function listingsToFind(content: Content): Promise<SearchDocument[]> {
  const { locale } = content
  const bare = { type: 'page', passages: [], topics: [], uses: [] } as const
  const own = (await ownListings(content)).map(({ segment, name }) => ({
    ...bare,
    key: `list:/${segment}`,
    place: { route: 'page', path: segment } as const,
    title: { text: name },
  }))
  const listed = LISTED_TYPES.filter((type) => content.offers(type)).map((type) => ({
    ...bare,
    key: `list:${type}`,
    place: { route: listingOf(type) },
    title: { text: pageTypesOnServer[type].title(locale) },
  }))
  return [...listed, ...own]
}
