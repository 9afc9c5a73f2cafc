import type { Entry } from '#app/content/content.ts'
import type { FeedLink } from '#app/content/view/feed-link.ts'
import { feedLinks } from '#app/seo/feeds/feed-links.server.ts'
import { topicPlace } from '../page-type.server.ts'

/** Returns the feed links of a topic, for pages with an entry of it. */
export function topicFeedLinks(topic: Entry): FeedLink[] {
  const { content } = topic
  const place = topicPlace(topic, content.locale)
  return place ? feedLinks(content, { title: topic.name?.text ?? '', place }) : []
}
