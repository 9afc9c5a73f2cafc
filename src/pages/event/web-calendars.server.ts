import type { FeedOffer } from '#app/content/view/feed-link.ts'
import { addDays } from '#app/i18n/formats/instant.ts'
import type { CalendarEvent } from '#app/seo/calendar/calendar.ts'

/** Duration of an event without an end. Calendars on the web require an end. */
const HOUR_MS = 3_600_000

type Event = Pick<CalendarEvent, 'span' | 'place' | 'page'> & { readonly title: string }

/** Returns links that add an event to the calendars of Google and Microsoft. The page requests nothing from them. */
export function webCalendarOffers({ title, place = '', page, span }: Event): FeedOffer[] {
  const { start, end } = boundsOf(span)
  const dates = [start, end].map((each) => each.replaceAll(/[-:]|\.\d+/g, '')).join('/')
  const google = new URLSearchParams({ text: title, dates, location: place, details: page })
  const outlook = new URLSearchParams({ subject: title, startdt: start, enddt: end, ...(span.isAllDay && { allday: 'true' }), location: place, body: page })
  return [
    service('Google Calendar', `https://calendar.google.com/calendar/r/eventedit?${google}`),
    service('Outlook', `https://outlook.live.com/calendar/0/deeplink/compose?path=/calendar/action/compose&rru=addevent&${outlook}`),
  ]
}

/** Returns start and end in ISO 8601: days, of which the last is excluded, or moments. */
function boundsOf(span: Event['span']): { start: string; end: string } {
  if (span.isAllDay) return { start: span.firstDay, end: addDays(span.lastDay, 1) }
  const until = span.until ?? new Date(span.from.getTime() + HOUR_MS)
  return { start: span.from.toISOString(), end: until.toISOString() }
}

function service(name: string, href: string): FeedOffer {
  return { of: 'calendar', label: { text: name, locale: 'en' }, href }
}
