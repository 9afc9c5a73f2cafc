import { currentSite } from '../current-site.ts'
import type { LocaleSettings } from '#app/config/site.ts'
import { daysOf, hasTime, spansDays, separatorsOf, monthParts, spanOf, type MonthPart } from './date-spans.ts'
import { isVariant, localeInfo, standardOf, type Locale } from '../locales.ts'
import { perName } from '../per-name.ts'

/** The formats of a language, in the site's time zone. */
export interface Formats {
  date(iso: string): string
  time(iso: string): string
  /** To the minute, for readers in all time zones: `15 April 2027 at 10:00 CEST`. */
  instant(iso: string): string
  /** From start to end without repetitions: `Saturday, 13 March 2027, 19:30–23:00`. */
  range(start: string, end: string | undefined): string
  /** Complements `day` and `monthParts`: `Saturday, 19:30–23:00`. */
  hours(start: string, end: string | undefined): string
  /** `14`, or `23–27` for days of one month. */
  day(start: string, end: string | undefined): string
  /** The parts of `Mar 2027`, in the order of the language. */
  monthParts(iso: string): readonly MonthPart[]
  weekday(iso: string): string
  /** `March 2027` */
  monthAndYear(iso: string): string
  /** `24 December`, or `24–25 December` with a second day. */
  dayAndMonth(first: string, last?: string): string
  /** Formats minutes after midnight as a time: `14:00`. The end of a day is `24:00`. */
  clock(minutes: number): string
  /** `14:00–22:00` */
  clockSpan(opens: number, closes: number): string
  /** File size: `1.2 MB`. */
  bytes(size: number): string
  number(value: number): string
  /** With all digits: `1,234.56789`. */
  decimal(value: number): string
  /** Amount of a currency, which is a code or a symbol: `€19`, `€19.50`. */
  money(value: number, currency: string): string
  /** `52.52°` */
  degrees(value: number): string
  /** `one, two and three` */
  list(items: readonly string[]): string
  /** `tomorrow`, `in 3 weeks`, `2 hours ago`. Pass `from`, since pages may be cached. */
  relative(iso: string, from: Date): string
  /** Name of a language: `German`. */
  language(tag: string): string
  /** Compares in the alphabetical order of this language. */
  compare(one: string, other: string): number
}

const known = perName((_timeZone) => new Map<Locale, Formats>())

/** Returns the formats of a language. Created once, because creating an `Intl` object costs more than using it. */
export function formats(locale: Locale): Formats {
  const { timeZone } = currentSite()
  const inZone = known(timeZone)
  let own = inZone.get(locale)
  if (!own) inZone.set(locale, (own = createFormats(regionalTag(locale), timeZone)))
  return own
}

/** Returns the BCP 47 tag for the formats of a language, with its region if the settings name one. */
export function regionalTag(locale: Locale): string {
  const info: LocaleSettings = localeInfo(locale)
  return info.format ?? (isVariant(locale) ? regionalTag(standardOf(locale)) : info.tag)
}

function createFormats(tag: string, timeZone: string): Formats {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const zoned = new Intl.DateTimeFormat(tag, { timeZone, ...options })
    const plain = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
    return (iso: string) => (hasTime(iso) ? zoned : plain)
  }
  const long = format({ dateStyle: 'long' })
  const full = format({ dateStyle: 'full' })
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const instant = new Intl.DateTimeFormat(tag, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  const part = (options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes) => {
    const parts = format(options)
    return (iso: string) =>
      parts(iso)
        .formatToParts(new Date(iso))
        .find((each) => each.type === type)?.value ?? ''
  }
  const day = part({ day: 'numeric' }, 'day')
  const monthWithYear = format({ month: 'short', year: 'numeric' })
  const monthAndYear = format({ month: 'long', year: 'numeric' })
  const dayAndMonth = format({ day: 'numeric', month: 'long' })
  const wallClockFormats = (['h23', 'h24'] as const).map(
    (hourCycle) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', hour: '2-digit', minute: '2-digit', hourCycle }),
  )
  const wallClock = (minutes: number) => wallClockFormats[minutes === 1440 ? 1 : 0]?.format(new Date(minutes * 60_000)) ?? ''
  const weekday = format({ weekday: 'long' })
  const inOneMonth = (start: string, end: string) => show(monthAndYear)(start) === show(monthAndYear)(end)
  const separators = separatorsOf(tag)
  const span = (made: (iso: string) => Intl.DateTimeFormat) => (start: string, end: string | undefined) =>
    spanOf(start, end, show(made), show(clock), separators)
  const kilobytes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
  const megabytes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const number = new Intl.NumberFormat(tag)
  const decimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 20 })
  const degrees = new Intl.NumberFormat(tag, { style: 'unit', unit: 'degree', unitDisplay: 'narrow', maximumFractionDigits: 5 })
  const list = new Intl.ListFormat(tag)
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const languages = new Intl.DisplayNames(tag, { type: 'language' })
  return {
    date: show(long),
    time: show(clock),
    instant: (iso) => (hasTime(iso) ? instant : long(iso)).format(new Date(iso)),
    range: span(full),
    hours: (start, end) => (end === undefined || inOneMonth(start, end) || !spansDays(start, end) ? span(weekday) : span(full))(start, end),
    day: (start, end) => (end !== undefined && inOneMonth(start, end) && spansDays(start, end) ? `${day(start)}–${day(end)}` : day(start)),
    weekday: show(weekday),
    dayAndMonth: (first, last = first) => daysOf(dayAndMonth(first), first, last, separators),
    clock: wallClock,
    clockSpan: (opens, closes) => `${wallClock(opens)}${separators.dash}${wallClock(closes)}${separators.after}`,
    monthParts: (iso) => monthParts(monthWithYear(iso).formatToParts(new Date(iso))),
    monthAndYear: show(monthAndYear),
    number: number.format,
    decimal: decimal.format,
    money: (value, currency) => moneyOf(tag, currency, value),
    degrees: degrees.format,
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

/** Formats an amount. The place of a symbol such as `$`, which several currencies share, is that of an unknown currency. */
function moneyOf(tag: string, currency: string, value: number): string {
  const code = /^[a-z]{3}$/i.test(currency) ? currency : 'XXX'
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency: code, trailingZeroDisplay: 'stripIfInteger' })
  const parts = format.formatToParts(value)
  return parts.map((part) => (part.type === 'currency' && code === 'XXX' ? currency : part.value)).join('')
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
