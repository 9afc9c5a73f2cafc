import type { FeedPage } from '#app/i18n/addresses/feed-paths.ts'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { feedsOf } from '../table-of-feeds.server.ts'
import { LISTED_TYPES, typeOfListing, type ListedType } from '#app/config/page-types/table.ts'
import type { FeedSources } from './feed-sources.ts'

/** Returns the page types with feeds, or with calendars. */
export function typesWith(kind: keyof FeedSources): readonly ListedType[] {
  return LISTED_TYPES.filter((type) => feedsOf[type][kind] !== undefined)
}

/** Returns the types in the feed or calendar of a page: the type of a listing, or on a topic all types with topics. */
export function typesBehind(kind: keyof FeedSources, place: FeedPage): readonly ListedType[] {
  if (!('slug' in place)) return typesWith(kind).filter((type) => type === typeOfListing(place.route))
  return place.route === 'topic' ? typesWith(kind).filter((type) => pageTypesOnServer[type].hasTopics) : []
}
