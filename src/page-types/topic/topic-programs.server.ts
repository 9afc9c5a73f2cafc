import type { Content, Entry } from '#app/content/content.ts'
import { mayBeUnlisted } from '#app/content/locales/availability.server.ts'
import type { ProgramLink, ProgramOffer } from '#app/content/view/program-link.ts'
import { calendarLink, calendarOffers } from '#app/seo/calendar/calendar-links.server.ts'
import { feedLinks, feedOffers } from '#app/seo/feeds/feed-links.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { topicModel, topicPlace } from './page-type.server.ts'

/** The feed and the calendar of a topic, for the head of its page and on it: the one where it has stories in the page's language, the other where it has coming events. */
export function topicPrograms(
  topic: Entry,
  { hasStories, hasEvents }: { readonly hasStories: boolean; readonly hasEvents: boolean },
): { readonly programs: readonly ProgramLink[]; readonly offers: readonly ProgramOffer[] } {
  const { content } = topic
  const feed = hasStories ? topicFeed(content, topic) : []
  const place = hasEvents ? topicPlace(topic, content.locale) : undefined
  return {
    programs: [...feed, ...(place ? [calendarLink(content, place, topic.name?.text ?? '')] : [])],
    offers: [...feedOffers(content, feed), ...(place ? calendarOffers(content, place) : [])],
  }
}

/** Where a language may leave out what it has not translated, another language's feed may be empty. */
function topicFeed(content: Content, topic: Entry): ProgramLink[] {
  const isSame = !mayBeUnlisted('story')
  const totalIn = (locale: Locale) => (isSame || locale === content.locale ? 1 : 0)
  return feedLinks(content, { title: (each) => topic.read(topicModel, each)?.title.text ?? '', placeIn: (each) => topicPlace(topic, each), totalIn })
}
