import { memoize } from 'contentful-emulator/async/memoize.ts'
import { hasTime } from './date-spans.ts'

/** Matches a date and time with an offset from UTC. */
export const HAS_OFFSET = /(?:z|[+-]\d\d:?\d\d)$/i

/** Swedish dates have the form of ISO 8601. */
const clocks = memoize((timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }), new Map())

/**
 * Returns the moment of an ISO 8601 date, independent of the time zone of the process.
 *
 * A date without an offset is local time in `timeZone` (IANA). A day without a time is its first moment there. An hour that daylight saving
 * time skips continues from the hour before.
 *
 * @example
 * instantOf('2026-07-01T12:00', 'Europe/Berlin').toISOString() // '2026-07-01T10:00:00.000Z'
 */
export function instantOf(iso: string, timeZone: string): Date {
  if (hasTime(iso) && HAS_OFFSET.test(iso)) return new Date(iso)
  const shown = Date.parse(hasTime(iso) ? `${iso}Z` : `${iso}T00:00:00Z`)
  if (Number.isNaN(shown)) return new Date(shown)
  // The offset must be that of the result, which is within a day of the first guess.
  const guess = shown - offsetAt(shown, timeZone)
  // `Intl` formats years outside 1000 to 9999 differently.
  if (Number.isNaN(guess)) return new Date(Number.NaN)
  return new Date(shown - offsetAt(guess, timeZone))
}

/** Returns the local date and time in a time zone: `2026-11-21 14:30:00`. Years outside 1000 to 9999 have other lengths. */
export function localTime(moment: Date | number, timeZone: string): string {
  return clocks(timeZone).format(moment)
}

/** Returns the offset of a time zone from UTC in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const whole = Math.floor(moment / 1000) * 1000
  return Date.parse(`${localTime(whole, timeZone).replace(' ', 'T')}Z`) - whole
}

/** Returns the day of an ISO 8601 date in a time zone, as `2026-11-21`. A day without a time remains unchanged. */
export function dayOf(iso: string, timeZone: string): string {
  return hasTime(iso) ? localTime(instantOf(iso, timeZone), timeZone).slice(0, 10) : iso.slice(0, 10)
}

/**
 * Adds days to a day. Both have the form `2026-11-21`.
 *
 * @example
 * addDays('2026-12-31', 1) // '2027-01-01'
 */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
