import { hasTime } from '#app/i18n/formats/date-spans.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { EventDates, Moment } from '#app/page-types/card.ts'

/** Format a moment in a language. */
export function moment(locale: Locale, iso: string): Moment {
  const format = formats(locale)
  return { iso, date: format.date(iso), ...(hasTime(iso) ? { time: format.time(iso) } : {}) }
}

/** Format when an event happens. It is past once it has ended; without an end, a day after it began. */
export function eventDates(locale: Locale, start: string, end: string | undefined, now: Date): EventDates {
  const format = formats(locale)
  const over = end ? Date.parse(end) : Date.parse(start) + 86_400_000
  return {
    start: moment(locale, start),
    ...(end ? { end: moment(locale, end) } : {}),
    day: format.day(start, end),
    month: format.monthParts(start),
    weekday: format.weekday(start),
    hours: format.hours(start, end),
    range: format.range(start, end),
    past: over < now.getTime(),
  }
}
