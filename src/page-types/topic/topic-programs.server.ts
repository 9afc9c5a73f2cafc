import type { Content, Entry } from '#app/content/content.ts'
import { mayBeUnlisted } from '#app/content/locales/availability.server.ts'
import type { ProgramLink, ProgramOffer } from '#app/content/view/program-link.ts'
import { CALENDAR, calendarLink, calendarOffers } from '#app/seo/calendar/calendar-links.server.ts'
import { feedLinks, feedOffers } from '#app/seo/feeds/feed-links.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { typesWith } from '../programs/types-behind.server.ts'
import type { ListedType } from '../table.ts'
import { topicModel, topicPlace } from './page-type.server.ts'

interface TopicPrograms {
  readonly programs: readonly ProgramLink[]
  readonly offers: readonly ProgramOffer[]
}

/** The feed and the calendar of a topic, for the head of its page and on it: each where the page, in its language, lists entries of a type that has one. */
export function topicPrograms(topic: Entry, shown: readonly ListedType[]): TopicPrograms {
  const { content } = topic
  const feed = topicFeed(
    content,
    topic,
    typesWith('feed').filter((type) => shown.includes(type)),
  )
  const place = typesWith('calendar').some((type) => shown.includes(type)) ? topicPlace(topic, content.locale) : undefined
  const calendar = place && { place, name: CALENDAR.name }
  return {
    programs: [...feed, ...(calendar ? [calendarLink(content, calendar, topic.name?.text ?? '')] : [])],
    offers: [...feedOffers(content, feed), ...(calendar ? calendarOffers(content, calendar) : [])],
  }
}

/** Where a language may leave out what it has not translated, another language's feed may be empty. */
function topicFeed(content: Content, topic: Entry, types: readonly ListedType[]): ProgramLink[] {
  if (types.length === 0) return []
  const isSame = !types.some(mayBeUnlisted)
  const totalIn = (locale: Locale) => (isSame || locale === content.locale ? 1 : 0)
  return feedLinks(content, { title: (each) => topic.read(topicModel, each)?.title.text ?? '', placeIn: (each) => topicPlace(topic, each), totalIn })
}
