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
  number(value: number): string
  /** `one, two and three` */
  list(items: readonly string[]): string
  /** `tomorrow`, `in 3 weeks`, `2 hours ago`; say from when, since a page may be kept. */
  relative(iso: string, from: Date): string
  /** The name of a language: `German`. */
  language(tag: string): string
  /** The order of words in a dictionary of this language. */
  compare(one: string, other: string): number
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
  const fullTime = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
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
  const number = new Intl.NumberFormat(tag)
  const list = new Intl.ListFormat(tag)
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const languages = new Intl.DisplayNames(tag, { type: 'language' })
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
    number: number.format,
    list: (items) => list.format(items),
    relative: (iso, from) => relativeTo(relative, Date.parse(iso) - from.getTime()),
    language: (other) => languages.of(other) ?? other,
    compare: new Intl.Collator(tag).compare,
    bytes: (size) => (size < 1_000_000 ? kilobytes.format(Math.max(1, Math.round(size / 1000))) : megabytes.format(size / 1_000_000)),
  }
}

function show(made: (iso: string) => Intl.DateTimeFormat): (iso: string) => string {
  return (iso) => made(iso).format(new Date(iso))
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
]

function relativeTo(format: Intl.RelativeTimeFormat, ms: number): string {
  const [unit, size] = UNITS.find(([, each]) => Math.abs(ms) >= each) ?? ['second', 1000]
  return format.format(Math.round(ms / size), unit)
}

/** Count the words of a text as its language does, also where it writes no spaces. */
export function countWords(text: string, tag: string): number {
  return [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)].filter((each) => each.isWordLike).length
}

/** A night that ends after midnight is one evening, not two days. */
function isDays(start: string, end: string): boolean {
  return Date.parse(end) - Date.parse(start) > 18 * 3_600_000
}
