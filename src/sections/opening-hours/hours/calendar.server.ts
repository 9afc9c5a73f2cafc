import { localTime } from '#app/i18n/formats/instant.ts'

/** A calendar day, `2026-11-21`, and the minutes since midnight on its clock. */
export interface WallClock {
  readonly day: string
  readonly minutes: number
}

/** Monday is 0. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Returns the local date and time in a time zone. Opening hours refer to local time, in summer and in winter. */
export function wallClock(at: Date, timeZone: string): WallClock {
  const [day = '', time = ''] = localTime(at, timeZone).split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { day, minutes: hours * 60 + minutes }
}

/** Returns the weekday of a day, such as `2026-11-21`. */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'Monday'
}

/**
 * Returns whether a day of the year is within a season, which may span the turn of the year.
 *
 * @example
 * isWithin('12-24', '10-01', '03-31') // true
 */
export function isWithin(monthDay: string, from: string, until: string): boolean {
  return from <= until ? from <= monthDay && monthDay <= until : from <= monthDay || monthDay <= until
}
