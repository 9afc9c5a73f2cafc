import type { Entry } from '#app/content/content.ts'
import type { FeedLink, FeedOffer } from '#app/content/view/feed-link.ts'
import { CALENDAR, calendarLink, calendarOffers } from '#app/seo/calendar/calendar-links.server.ts'
import { feedOffers } from '#app/seo/feeds/feed-links.server.ts'
import { typesWith } from '../feeds/types-behind.server.ts'
import type { ListedType } from '#app/config/page-types/table.ts'
import { topicFeedLinks } from '#app/entries/topic/links/topic-feed.server.ts'
import { topicPlace } from '#app/entries/topic/page-type.server.ts'

interface TopicFeeds {
  readonly feedLinks: readonly FeedLink[]
  readonly offers: readonly FeedOffer[]
}

/** Returns the feeds and calendars of a topic, for its page and its document head. Each exists if the page lists entries of a type that has one. */
export function topicFeeds(topic: Entry, shown: readonly ListedType[]): TopicFeeds {
  const { content } = topic
  const isShown = (kind: 'feed' | 'calendar') => typesWith(kind).some((type) => shown.includes(type))
  const feed = isShown('feed') ? topicFeedLinks(topic) : []
  const place = isShown('calendar') ? topicPlace(topic, content.locale) : undefined
  const calendar = place && { place, name: CALENDAR.name }
  return {
    feedLinks: [...feed, ...(calendar ? [calendarLink(content, calendar, topic.name?.text ?? '')] : [])],
    offers: [...feedOffers(content, feed), ...(calendar ? calendarOffers(content, calendar) : [])],
  }
}
