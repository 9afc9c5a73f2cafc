import { limitOf } from '#app/config/limits.ts'
import type { Content } from '#app/content/content.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, listingMeta } from '#app/content/pages/meta.server.ts'
import type { ListingPlace } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { CALENDAR, calendarLink, calendarOffers } from '#app/seo/calendar/calendar-links.server.ts'
import { m } from '#messages'
import { listingIntro } from '#app/layout/site-layout/layout-content.server.ts'
import { chooseTopic, slugOf } from '#app/entries/topic/links/topic-choice.server.ts'
import { taggedWith, topicPlace } from '#app/entries/topic/page-type.server.ts'
import { comingEvents, eventCards, pastEvents, type DatedEvent } from '#app/entries/event/event-lists.server.ts'
import { eventFilter, isInMonth, monthName } from './event-filter.server.ts'
import type { EventChoice, EventsPage } from './page.ts'
import type { About } from '#app/seo/structured-data/page-graph.server.ts'
import { aboutListing } from '../../listing/structured-data.server.ts'

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** Returns a page of the upcoming events by month, or of past events, that match the filter. A page beyond the last is not found. */
export async function eventsPage(content: Content, given: EventChoice = {}, number = 1): Promise<Lookup<EventsPage>> {
  if (!content.offers('event') || (given.month !== undefined && !MONTH.test(given.month))) return { kind: 'missing' }
  const { locale } = content
  const chosen = chooseTopic(content, given.topic, { route: 'events', month: given.month, past: given.past, reversed: given.reversed })
  if (chosen.kind !== 'chosen') return chosen
  const { topic } = chosen
  const choice: EventChoice = { topic: given.topic, month: given.month, past: given.past === true, reversed: given.reversed || undefined }
  const isFiltered = choice.past || choice.month !== undefined || topic !== undefined
  const among = await (choice.past ? pastEvents : comingEvents)(content, taggedWith(topic))
  const { month } = choice
  const fitting = month === undefined ? among : among.filter((event) => isInMonth(event, month))
  const listedHere = fitting.filter(({ entry }) => entry.isListedIn(locale))
  const shown = choice.reversed ? listedHere.toReversed() : listedHere
  const size = limitOf('eventsPerPage')
  const pages = Math.max(1, Math.ceil(shown.length / size))
  if (number > pages) return { kind: 'missing' }
  const placeIn = (each: Locale): ListingPlace | undefined => {
    const isThere = number === 1 || fitting.filter(({ entry }) => entry.isListedIn(each)).length > (number - 1) * size
    return isThere ? { route: 'events', ...choice, topic: topic && slugOf(topic, each), page: number > 1 ? number : undefined } : undefined
  }
  const title = titleOf(content, choice, chosen.title)
  const heading = number > 1 ? m.title_page_number({ title, number }, { locale }) : title
  const about = topic ? topicPlace(topic, locale) : ({ route: 'events' } as const)
  const calendar = about && { place: about, name: CALENDAR.name }
  const past = isFiltered || number > 1 ? [] : eventCards(content, await pastEvents(content), limitOf('pastEventsShown'))
  const page: EventsPage = {
    locale,
    intro: await listingIntro(content, 'eventsIntro', m.events_intro),
    months: byMonth(content, shown.slice((number - 1) * size, number * size), month),
    past,
    morePast:
      past.length < limitOf('pastEventsShown')
        ? undefined
        : {
            label: messageText(m.events_all_past({}, { locale }), locale),
            target: { kind: 'place', locale, place: { route: 'events', past: true } },
          },
    title: heading,
    count: shown.length > 0 ? m.events_count({ count: shown.length }, { locale }) : (isFiltered ? m.events_none : m.events_empty)({}, { locale }),
    filter: await eventFilter(
      content,
      choice,
      topic,
      among.filter(({ entry }) => entry.isListedIn(locale)),
    ),
    choice,
    calendar: calendar ? calendarOffers(content, calendar) : [],
    page: number,
    pages,
    meta: listingMeta(content, {
      title: heading,
      placeIn,
      noindex: isFiltered || choice.reversed === true,
      feedLinks: calendar && [calendarLink(content, calendar, chosen.title ?? m.events_title({}, { locale }))],
    }),
    breadcrumb: breadcrumb(content, messageText(m.events_title({}, { locale }), locale)),
  }
  return { kind: 'page', page }
}

function titleOf(content: Content, { month, past }: EventChoice, topic: string | undefined): string {
  const { locale } = content
  const title = past ? m.events_past({}, { locale }) : m.events_title({}, { locale })
  const about = [topic, month && monthName(content, month)].filter((part) => part !== undefined)
  return about.length === 0 ? title : m.events_about({ events: title, what: about.join(' · ') }, { locale })
}

/** Groups events by the month in which they begin. If a month is selected, all events are in its group. */
function byMonth(content: Content, events: readonly DatedEvent[], chosen: string | undefined): EventsPage['months'] {
  const label = ({ span }: DatedEvent) => monthName(content, chosen ?? span.firstDay.slice(0, 7))
  const months = Map.groupBy(events, label)
  return [...months].flatMap(([name, inMonth]) => {
    const cards = eventCards(content, inMonth)
    return cards.length > 0 ? [{ label: name, events: cards }] : []
  })
}

/** Describes the listed events, upcoming before past ones. */
export function aboutEvents({ months, past }: EventsPage): About {
  return aboutListing([...months.flatMap(({ events }) => events), ...past])
}
