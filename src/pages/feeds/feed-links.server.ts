import type { Content } from '#app/content/content.ts'
import { listed } from '#app/content/links/listed.server.ts'
import type { FeedLink } from '#app/content/view/feed-link.ts'
import { feedLinks } from '#app/seo/feeds/feed-links.server.ts'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { listingOf, type ListedType, LISTED_TYPES, typeOfListing } from '#app/config/page-types/table.ts'
import type { FeedPage } from '#app/i18n/addresses/feed-paths.ts'
import { feedsOf } from '../table-of-feeds.server.ts'
import type { FeedSources } from './feed-sources.ts'

/** Returns links to the feeds of a type, for pages that show at least one entry. */
export function listingFeedLinks(content: Content, type: ListedType): FeedLink[] {
  if (!typesWith('feed').includes(type)) return []
  return feedLinks(content, { title: pageTypesOnServer[type].title(content.locale), place: { route: listingOf(type) } })
}

/** Returns the link to the feed in the most common format, for pages that also contain other content. */
export function ownFeedLink(content: Content, type: ListedType): FeedLink[] {
  return listingFeedLinks(content, type).slice(0, 1)
}

/** Returns links to the feeds of the whole site in the page's language, without empty ones. */
export async function siteFeedLinks(content: Content): Promise<FeedLink[]> {
  const types = typesWith('feed').filter((type) => content.offers(type))
  const links = await Promise.all(
    types.map(async (type) => {
      const { total } = await listed(content, type, { order: 'sys.id' }, 0, 1)
      return total > 0 ? ownFeedLink(content, type) : []
    }),
  )
  return links.flat()
}

/** Returns the page types with feeds, or with calendars. */
export function typesWith(kind: keyof FeedSources): readonly ListedType[] {
  return LISTED_TYPES.filter((type) => feedsOf[type][kind] !== undefined)
}

/** Returns the types in the feed or calendar of a page: the type of a listing, or on a topic all types with topics. */
export function typesBehind(kind: keyof FeedSources, place: FeedPage): readonly ListedType[] {
  if (!('slug' in place)) return typesWith(kind).filter((type) => type === typeOfListing(place.route))
  return place.route === 'topic' ? typesWith(kind).filter((type) => pageTypesOnServer[type].hasTopics) : []
}
