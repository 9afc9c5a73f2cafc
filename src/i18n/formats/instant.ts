import { perName } from '../per-name.ts'
import { hasTime } from './date-spans.ts'

/** Tells whether a moment says how far its clock is ahead of UTC. */
export const HAS_OFFSET = /(?:z|[+-]\d\d:?\d\d)$/i

/** Swedish writes dates as ISO 8601 does. */
const clocks = perName((timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }))

/**
 * Give the moment of an ISO 8601 date, whatever the zone of the process.
 *
 * A date without an offset is what the clocks of `timeZone` (IANA) show, a day alone is its first moment there. An hour that
 * a clock leaves out in spring counts on from the one before.
 */
export function instantOf(iso: string, timeZone: string): Date {
  if (hasTime(iso) && HAS_OFFSET.test(iso)) return new Date(iso)
  const shown = Date.parse(hasTime(iso) ? `${iso}Z` : `${iso}T00:00:00Z`)
  if (Number.isNaN(shown)) return new Date(shown)
  // The offset is that of the moment sought, which lies within a day of the first guess.
  const guess = shown - offsetAt(shown, timeZone)
  // Clocks write years outside 1000 to 9999 in another form.
  if (Number.isNaN(guess)) return new Date(Number.NaN)
  return new Date(shown - offsetAt(guess, timeZone))
}

/** What the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const whole = Math.floor(moment / 1000) * 1000
  return Date.parse(`${clocks(timeZone).format(whole).replace(' ', 'T')}Z`) - whole
}

/** Give the day that the clocks of a zone show at an ISO 8601 date, as `2026-11-21`; a day alone is that day. */
export function dayOf(iso: string, timeZone: string): string {
  return hasTime(iso) ? clocks(timeZone).format(instantOf(iso, timeZone)).slice(0, 10) : iso.slice(0, 10)
}

/** Give the day a number of days later, both as `2026-11-21`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
