import { perName } from '#app/i18n/per-name.ts'

/** A day of the calendar, `2026-11-21`, and the minutes that its clock shows since midnight. */
export interface WallClock {
  readonly day: string
  readonly minutes: number
}

/** Monday is 0. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Swedish writes dates as ISO 8601 does. */
const clocks = perName((timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }))

/** Read the clock on a wall of a time zone: what opening hours are written for, in summer and in winter. */
export function wallClock(at: Date, timeZone: string): WallClock {
  const [day = '', time = ''] = clocks(timeZone).format(at).split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { day, minutes: hours * 60 + minutes }
}

/** Name the weekday of a day, given as `2026-11-21`. */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'Monday'
}

/** Tell whether a day of the year, `12-24`, is within two others; a season may run over the turn of the year. */
export function isWithin(monthDay: string, from: string, until: string): boolean {
  return from <= until ? from <= monthDay && monthDay <= until : from <= monthDay || monthDay <= until
}
