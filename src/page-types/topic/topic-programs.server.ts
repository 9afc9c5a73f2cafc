import type { Content, Entry } from '#app/content/content.ts'
import { listed } from '#app/content/links/listed.server.ts'
import type { ProgramLink, ProgramOffer } from '#app/content/view/program-link.ts'
import { calendarLink, calendarOffers } from '#app/seo/calendar/calendar-links.server.ts'
import { feedLinks, feedOffers } from '#app/seo/feeds/feed-links.server.ts'
import { taggedWith, topicModel, topicPlace } from './page-type.server.ts'

/** The feed and the calendar of a topic, for the head of its page and on it. Without stories it has no feed, without coming events (`hasEvents`) no calendar. */
export async function topicPrograms(
  topic: Entry,
  hasEvents: boolean,
): Promise<{ readonly programs: readonly ProgramLink[]; readonly offers: readonly ProgramOffer[] }> {
  const { content } = topic
  const feed = await topicFeed(content, topic)
  const place = hasEvents ? topicPlace(topic, content.locale) : undefined
  return {
    programs: [...feed, ...(place ? [calendarLink(content, place, topic.name?.text ?? '')] : [])],
    offers: [...feedOffers(content, feed), ...(place ? calendarOffers(content, place) : [])],
  }
}

async function topicFeed(content: Content, topic: Entry): Promise<ProgramLink[]> {
  if (!content.offers('story')) return []
  const { totalIn } = await listed(content, 'story', { order: '-fields.published', ...taggedWith(topic) }, 0, 1)
  return feedLinks(content, { title: (each) => topic.read(topicModel, each)?.title.text ?? '', placeIn: (each) => topicPlace(topic, each), totalIn })
}
