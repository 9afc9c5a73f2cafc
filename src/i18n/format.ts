import site from '#config'
import { localeInfo, type Locale } from './locales.ts'

/** The formats of a language, all in the site's time zone. */
export interface Formats {
  date(iso: string): string
  time(iso: string): string
  /** From start to end in one phrase, repeating nothing: `13 March 2027, 19:30 – 23:00`. */
  range(start: string, end: string | undefined): string
  /** `14`, or `23–27` for days of one month. */
  day(start: string, end: string | undefined): string
  month(iso: string): string
  /** `March 2027` */
  monthAndYear(iso: string): string
  year(iso: string): string
  weekday(iso: string): string
  /** Bytes for people: `1.2 MB`. */
  bytes(size: number): string
}

const known = new Map<Locale, Formats>()

/** Give the formats of a language, made once: an `Intl` object costs more than its use. */
export function formats(locale: Locale): Formats {
  let own = known.get(locale)
  if (!own) known.set(locale, (own = makeFormats(localeInfo(locale).tag)))
  return own
}

/** A date without a time is shown as that day, wherever the site is. */
export function hasTime(iso: string): boolean {
  return iso.includes('T')
}

function makeFormats(tag: string): Formats {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const zoned = new Intl.DateTimeFormat(tag, { timeZone: site.timeZone, ...options })
    const plain = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
    return (iso: string) => (hasTime(iso) ? zoned : plain)
  }
  const long = format({ dateStyle: 'long' })
  const full = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const fullTime = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' })
  const clock = format({ hour: '2-digit', minute: '2-digit' })
  const part = (options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes) => {
    const parts = format(options)
    return (iso: string) =>
      parts(iso)
        .formatToParts(new Date(iso))
        .find((each) => each.type === type)?.value ?? ''
  }
  const day = part({ day: 'numeric' }, 'day')
  const month = format({ month: 'short' })
  const monthAndYear = format({ month: 'long', year: 'numeric' })
  const year = part({ year: 'numeric' }, 'year')
  const weekday = format({ weekday: 'long' })
  const kilobytes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
  const megabytes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const show = (made: (iso: string) => Intl.DateTimeFormat) => (iso: string) => made(iso).format(new Date(iso))
  return {
    date: show(long),
    time: show(clock),
    range: (start, end) => {
      const made = hasTime(start) ? fullTime(start) : full(start)
      return end ? made.formatRange(new Date(start), new Date(end)) : made.format(new Date(start))
    },
    day: (start, end) => {
      const sameMonth = end && show(monthAndYear)(start) === show(monthAndYear)(end)
      return sameMonth && day(start) !== day(end) && isDays(start, end) ? `${day(start)}–${day(end)}` : day(start)
    },
    month: show(month),
    monthAndYear: show(monthAndYear),
    year,
    weekday: show(weekday),
    bytes: (size) => (size < 1_000_000 ? kilobytes.format(Math.max(1, Math.round(size / 1000))) : megabytes.format(size / 1_000_000)),
  }
}

/** A night that ends after midnight is one evening, not two days. */
function isDays(start: string, end: string): boolean {
  return Date.parse(end) - Date.parse(start) > 18 * 3_600_000
}
