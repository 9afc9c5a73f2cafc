import { currentSite } from '#app/i18n/current-site.ts'
import { hasTime } from '#app/i18n/formats/date-spans.ts'
import { addDays, dayOf, instantOf } from '#app/i18n/formats/instant.ts'

/** Time span of an event. Days are in the site's time zone, as `2026-11-21`. */
export interface EventSpan {
  /** Whether the event has days without times. */
  readonly isAllDay: boolean
  readonly from: Date
  /** End of the event; `undefined` if it is unknown. */
  readonly until: Date | undefined
  /** When the event counts as past: at its end, or one day after its start if it has no end. */
  readonly over: Date
  readonly firstDay: string
  readonly lastDay: string
}

const DAY_MS = 86_400_000

/** Computes the time span of an event from its ISO 8601 dates. A day without a time lasts to its end. An end before the start is ignored. */
export function eventSpan(start: string, end: string | undefined): EventSpan {
  const { timeZone } = currentSite()
  const isAllDay = !hasTime(start)
  const from = instantOf(start, timeZone)
  const firstDay = dayOf(start, timeZone)
  const given = end === undefined ? undefined : endOf(end, isAllDay)
  const until = given && given > from ? given : isAllDay ? endOf(start, true) : undefined
  const lastDay = until ? dayOf(new Date(until.getTime() - 1).toISOString(), timeZone) : firstDay
  return { isAllDay, from, until, over: until ?? new Date(from.getTime() + DAY_MS), firstDay, lastDay }
}

/** Returns the moment at which a day or a time has passed. */
function endOf(iso: string, isWholeDay: boolean): Date {
  const { timeZone } = currentSite()
  return isWholeDay || !hasTime(iso) ? instantOf(addDays(dayOf(iso, timeZone), 1), timeZone) : instantOf(iso, timeZone)
}
