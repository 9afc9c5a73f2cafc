import { eventCalendar } from './event/calendar/calendar.server.ts'
import type { FeedSources } from './feeds/feed-sources.ts'
import { storyFeed } from './story/feed/feed.server.ts'
import type { ListedType } from '#app/config/page-types/table.ts'
import { ownFeeds } from '#own/feeds.server.gen.ts'

/** Feeds and calendars of each page type. */
export const feedsOf: { readonly [T in ListedType]: FeedSources } = {
  story: { feed: storyFeed },
  event: { calendar: eventCalendar },
  topic: {},
  person: {},
  ...ownFeeds,
}
