import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { addDays } from '#app/i18n/formats/instant.ts'
import { date, dateTime, line, text } from './content-line.ts'

/** Calendar in a language. Addresses are absolute. */
export interface Calendar {
  readonly id: string
  readonly name: string
  readonly description?: string | undefined
  readonly language: string
  /** Address of the calendar file. */
  readonly file: string
  /** IANA time zone. */
  readonly timeZone: string
  readonly events: readonly CalendarEvent[]
}

export interface CalendarEvent {
  /** Permanent id, the same in every language. */
  readonly id: string
  readonly page: string
  readonly span: Span
  /** Time of the last change. */
  readonly changed: Date
  readonly title: LocalizedText
  readonly description: string
  readonly place?: string | undefined
  readonly location?: { readonly lat: number; readonly lon: number } | undefined
  readonly topics: readonly string[]
  readonly picture?: { readonly url: string; readonly type: string } | undefined
}

/** Whole days, including the last one, or moments. */
type Span =
  | { readonly isAllDay: true; readonly firstDay: string; readonly lastDay: string }
  | { readonly isAllDay: false; readonly from: Date; readonly until?: Date | undefined }

/** Interval at which subscribers fetch the calendar again. */
const REFRESH = 'PT6H'

/** Start of the sequence numbers, which count seconds: later changes have a higher number, and all fit into 31 bits until 2088. */
const COUNTED_SINCE = Date.UTC(2020)

/** Writes a calendar as iCalendar (RFC 5545, names of RFC 7986). Moments are in UTC, so that no time zone definition is needed. */
export function iCalendar(calendar: Calendar): string {
  const { name, description, language } = calendar
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Events//EN',
    'CALSCALE:GREGORIAN',
    `UID:${calendar.id}`,
    `NAME;LANGUAGE=${language}:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    ...(description === undefined ? [] : [`DESCRIPTION;LANGUAGE=${language}:${text(description)}`, `X-WR-CALDESC:${text(description)}`]),
    `X-WR-TIMEZONE:${calendar.timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    `SOURCE;VALUE=URI:${calendar.file}`,
    ...calendar.events.flatMap((event) => eventLines(event, language)),
    'END:VCALENDAR',
  ]
  return lines.map(line).join('')
}

function eventLines(event: CalendarEvent, language: string): string[] {
  const { title, description, place, location, topics, picture, changed } = event
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `DTSTAMP:${dateTime(changed)}`,
    `LAST-MODIFIED:${dateTime(changed)}`,
    `SEQUENCE:${Math.max(0, Math.floor((changed.getTime() - COUNTED_SINCE) / 1000))}`,
    ...spanLines(event.span),
    `SUMMARY;LANGUAGE=${title.locale ?? language}:${text(title.text)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${text(description)}`]),
    ...(place === undefined ? [] : [`LOCATION:${text(place)}`]),
    ...(location ? [`GEO:${location.lat};${location.lon}`] : []),
    ...(topics.length > 0 ? [`CATEGORIES;LANGUAGE=${language}:${topics.map(text).join(',')}`] : []),
    `URL:${event.page}`,
    ...(picture ? [`IMAGE;VALUE=URI;DISPLAY=FULLSIZE;FMTTYPE=${picture.type}:${picture.url}`] : []),
    'STATUS:CONFIRMED',
    // The event does not block the time of subscribers.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function spanLines(span: Span): string[] {
  if (span.isAllDay) return [`DTSTART;VALUE=DATE:${date(span.firstDay)}`, `DTEND;VALUE=DATE:${date(addDays(span.lastDay, 1))}`]
  return [`DTSTART:${dateTime(span.from)}`, ...(span.until ? [`DTEND:${dateTime(span.until)}`] : [])]
}
