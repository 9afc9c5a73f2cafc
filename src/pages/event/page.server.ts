import { m } from '#messages'
import type { Content } from '#app/content/content.ts'
import { linkToAddress } from '#app/content/links/address-link.server.ts'
import { findBySlug, type Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, entryMeta, placeCrumb } from '#app/content/pages/meta.server.ts'
import { pageBuild } from '#app/sections/registry.server.ts'
import { text } from '#app/sections/build.server.ts'
import { unmappedFields } from '#app/sections/unmapped-fields/unmapped-fields.server.ts'
import { coordinates } from '#app/sections/unmapped-fields/words.server.ts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'
import { isEntryPlace } from '#app/i18n/addresses/route-of.ts'
import { CALENDAR, calendarLink, calendarOffers } from '#app/seo/calendar/calendar-links.server.ts'
import { webCalendarOffers } from './web-calendars.server.ts'
import type { EventPage } from './page.ts'
import { topicLinks } from '#app/entries/topic/page-type.server.ts'
import { eventSpan } from '#app/entries/event/dates-span.ts'
import { eventDates } from '#app/entries/event/dates.server.ts'
import { comingEvents, eventCards, eventModel } from '#app/entries/event/event-lists.server.ts'

const MORE = 3

/** Returns an event by its slug. */
export async function eventPage(content: Content, slug: string): Promise<Lookup<EventPage>> {
  const found = await findBySlug(content, 'event', slug)
  if (found.kind !== 'entry') return found
  const { entry } = found
  const value = entry.read(eventModel)
  if (!value) return { kind: 'missing' }
  const { locale } = content
  const build = pageBuild(entry)
  const dates = eventDates(content, value.start, value.end)
  const others = (await comingEvents(content)).filter((event) => event.entry.id !== entry.id)
  const own = entry.placeIn(locale)
  const calendar = own && isEntryPlace(own) && !dates.past ? { place: own, name: CALENDAR.ofOne } : undefined
  const inCalendar = {
    title: value.title.text,
    place: [value.venue, value.address].flatMap((part) => part?.text ?? []).join(', '),
    span: eventSpan(value.start, value.end),
    page: absoluteUrl(locale, own ?? { route: 'events' }),
  }
  const page: EventPage = {
    locale,
    title: value.title,
    summary: value.summary,
    picture: value.picture?.picture(value.focalPoint),
    dates,
    venue: value.venue,
    address: value.address,
    location: value.location && coordinates(content, value.location),
    price: value.price,
    body: value.body && (await text(build, entry, value.body)),
    own: await unmappedFields(build, entry, { shown: [value.title, value.summary, value.venue, value.address, value.price, value.picture?.id] }),
    booking: value.bookingUrl === undefined || dates.past ? undefined : linkToAddress(value.bookingUrl, entry),
    topics: topicLinks(entry),
    more: eventCards(content, others, MORE),
    offers: calendar ? [...calendarOffers(content, calendar), ...webCalendarOffers(inCalendar)] : [],
    meta: entryMeta(entry, {
      title: value.title,
      description: value.summary,
      picture: value.picture,
      focalPoint: value.focalPoint,
      seo: value.seo,
      dates: { start: value.start, end: value.end },
      feedLinks: calendar && [calendarLink(content, calendar, m.calendar_add({}, { locale }))],
    }),
    breadcrumb: breadcrumb(content, value.title, [placeCrumb(locale, m.events_title({}, { locale }), { route: 'events' })]),
    terms: build.terms.all(),
  }
  return { kind: 'page', page }
}
