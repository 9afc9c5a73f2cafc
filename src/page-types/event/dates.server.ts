import { moment } from '#app/content/reading/moment.server.ts'
import type { Content } from '#app/content/content.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { EventDates } from './dates.ts'

/** Format when an event happens. It is past once it has ended; without an end, a day after it began. */
export function eventDates(content: Content, start: string, end: string | undefined): EventDates {
  const { locale, now } = content
  const format = formats(locale)
  const over = new Date(end ? Date.parse(end) : Date.parse(start) + 86_400_000)
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
