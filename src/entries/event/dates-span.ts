import site from '#config'
import { hasTime } from '#app/i18n/formats/date-spans.ts'
import { addDays, dayOf, instantOf } from '#app/i18n/formats/instant.ts'

/** When an event is on. Days are those of the site's time zone, as `2026-11-21`. */
export interface EventSpan {
  /** It has days and no hours. */
  readonly isAllDay: boolean
  readonly from: Date
  /** When it ends; `undefined` where nobody says. */
  readonly until: Date | undefined
  /** When it counts as past: once it has ended; without an end, a day after it began. */
  readonly over: Date
  readonly firstDay: string
  readonly lastDay: string
}

const DAY_MS = 86_400_000

/** Work out when an event is on, from its ISO 8601 dates. A day that is given without hours is on to its end; an end before the start is none. */
export function eventSpan(start: string, end: string | undefined): EventSpan {
  const { timeZone } = site
  const isAllDay = !hasTime(start)
  const from = instantOf(start, timeZone)
  const firstDay = dayOf(start, timeZone)
  const given = end === undefined ? undefined : endOf(end, isAllDay)
  const until = given && given > from ? given : isAllDay ? endOf(start, true) : undefined
  const lastDay = until ? dayOf(new Date(until.getTime() - 1).toISOString(), timeZone) : firstDay
  return { isAllDay, from, until, over: until ?? new Date(from.getTime() + DAY_MS), firstDay, lastDay }
}

/** The moment at which a day or a time is over. */
function endOf(iso: string, isWholeDay: boolean): Date {
  return isWholeDay || !hasTime(iso) ? instantOf(addDays(dayOf(iso, site.timeZone), 1), site.timeZone) : instantOf(iso, site.timeZone)
}
