import { moment } from '#app/content/reading/moment.server.ts'
import type { Content } from '#app/content/content.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { EventDates } from './dates.ts'
import { eventSpan } from './dates-span.ts'

/** Formats the dates of an event. */
export function eventDates(content: Content, start: string, end: string | undefined): EventDates {
  const { locale, now } = content
  const format = formats(locale)
  const { over } = eventSpan(start, end)
  content.changesAt(over)
  return {
    start: moment(locale, start),
    end: end ? moment(locale, end) : undefined,
    day: format.day(start, end),
    month: format.monthParts(start),
    weekday: format.weekday(start),
    hours: format.hours(start, end),
    range: format.range(start, end),
    past: over <= now,
  }
}
