import type { Content } from '#app/content/content.ts'
import { listed } from '#app/content/links/listed.server.ts'
import type { ProgramLink } from '#app/content/view/program-link.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { feedLinks } from '#app/seo/feeds/feed-links.server.ts'
import { pageTypesOnServer } from '../table.server.ts'
import { listingOf, type ListedType } from '../table.ts'
import { typesWith } from './types-behind.server.ts'

/** Name the feed of all entries of a type; `totalIn` tells how many there are in a language. */
export function listingFeedLinks(content: Content, type: ListedType, totalIn: (locale: Locale) => number): ProgramLink[] {
  if (!typesWith('feed').includes(type)) return []
  return feedLinks(content, { title: (locale) => pageTypesOnServer[type].title(locale), placeIn: () => ({ route: listingOf(type) }), totalIn })
}

/** Name the feed of all entries of a type in the page's language, on pages of which one is known to be there. */
export function ownFeedLink(content: Content, type: ListedType): ProgramLink[] {
  return listingFeedLinks(content, type, (locale) => (locale === content.locale ? 1 : 0)).slice(0, 1)
}

/** Name the feeds of the whole site in the page's language; those that nothing is in are left out. */
export async function siteFeedLinks(content: Content): Promise<ProgramLink[]> {
  const types = typesWith('feed').filter((type) => content.offers(type))
  const links = await Promise.all(
    types.map(async (type) => {
      const { total } = await listed(content, type, { order: 'sys.id' }, 0, 1)
      return total > 0 ? ownFeedLink(content, type) : []
    }),
  )
  return links.flat()
}
