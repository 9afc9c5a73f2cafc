import site from '#config'
import type { LocaleSettings } from '#app/config/site.ts'
import { localeInfo, type Locale } from './locales.ts'

/** The formats of a language, all in the site's time zone. */
export interface Formats {
  date(iso: string): string
  time(iso: string): string
  /** From start to end in one phrase, repeating nothing: `Saturday, 13 March 2027, 19:30–23:00`. */
  range(start: string, end: string | undefined): string
  /** The same without the date, for beside the date: `Saturday, 19:30–23:00`. */
  hours(start: string, end: string | undefined): string
  /** `14`, or `23–27` for days of one month. */
  day(start: string, end: string | undefined): string
  /** `Mar 2027` in its parts, in the order of the language. */
  monthParts(iso: string): readonly MonthPart[]
  weekday(iso: string): string
  /** `March 2027` */
  monthAndYear(iso: string): string
  /** `24 December`, or `24–25 December` where another day is named. */
  dayAndMonth(first: string, last?: string): string
  /** A time of day out of minutes after a midnight: `14:00`; a day ends at `24:00`. */
  clock(minutes: number): string
  /** `14:00–22:00` */
  clockSpan(opens: number, closes: number): string
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

/** A part of a month and its year, with what joins it to the next. */
export interface MonthPart {
  readonly type: 'month' | 'year'
  readonly text: string
}

const known = new Map<Locale, Formats>()

/** Give the formats of a language, made once: an `Intl` object costs more than its use. */
export function formats(locale: Locale): Formats {
  let own = known.get(locale)
  if (!own) known.set(locale, (own = makeFormats(regionalTag(locale))))
  return own
}

function regionalTag(locale: Locale): string {
  const info: LocaleSettings = localeInfo(locale)
  return info.format ?? info.tag
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
  const full = format({ dateStyle: 'full' })
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
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
  const wallClocks = (['h23', 'h24'] as const).map(
    (hourCycle) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', hour: '2-digit', minute: '2-digit', hourCycle }),
  )
  const wall = (minutes: number) => wallClocks[minutes === 1440 ? 1 : 0]?.format(new Date(minutes * 60_000)) ?? ''
  const weekday = format({ weekday: 'long' })
  const joints = jointsOf(tag)
  const span = (made: (iso: string) => Intl.DateTimeFormat) => (start: string, end: string | undefined) => spanOf(start, end, show(made), show(clock), joints)
  const kilobytes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
  const megabytes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const number = new Intl.NumberFormat(tag)
  const list = new Intl.ListFormat(tag)
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const languages = new Intl.DisplayNames(tag, { type: 'language' })
  return {
    date: show(long),
    time: show(clock),
    range: span(full),
    hours: span(weekday),
    day: (start, end) => {
      const sameMonth = end && show(monthAndYear)(start) === show(monthAndYear)(end)
      return sameMonth && day(start) !== day(end) && isDays(start, end) ? `${day(start)}–${day(end)}` : day(start)
    },
    weekday: show(weekday),
    dayAndMonth: (first, last = first) => daysOf(dayAndMonth(first), first, last, joints),
    clock: wall,
    clockSpan: (opens, closes) => `${wall(opens)}${joints.dash}${wall(closes)}${joints.after}`,
    monthParts: (iso) => monthParts(monthWithYear(iso).formatToParts(new Date(iso))),
    monthAndYear: show(monthAndYear),
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

/** What a language puts between a day and its hours, between two hours, and after them. */
interface Joints {
  readonly comma: string
  readonly dash: string
  readonly after: string
}

/** Take the joints from how `Intl` writes two hours of one day. Units grown together with their digits are no joint: 21時00分～. */
function jointsOf(tag: string): Joints {
  const parts = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatRangeToParts(
    new Date('2027-01-01T10:00Z'),
    new Date('2027-01-01T11:00Z'),
  )
  const shared = parts.flatMap(({ source, type, value }) => (source === 'shared' && type === 'literal' ? [value] : []))
  const [comma = ' ', dash = '–', after = ''] = shared
  return { comma, dash: dash.replace(/^\p{L}+/u, ''), after: /^\s/.test(after) ? after : '' }
}

/** Say when something is on, repeating nothing: one evening has one day, though it ends after midnight. */
function spanOf(start: string, end: string | undefined, day: (iso: string) => string, clock: (iso: string) => string, joints: Joints): string {
  const at = (iso: string) => (hasTime(iso) ? `${day(iso)}${joints.comma}${clock(iso)}` : day(iso))
  if (end === undefined || end === start) return at(start)
  if (!isDays(start, end) && hasTime(start) && hasTime(end)) return `${at(start)}${joints.dash}${clock(end)}${joints.after}`
  return day(start) === day(end) ? at(start) : `${at(start)} – ${at(end)}`
}

/** Name one day or several, saying their month once. `Intl` writes ranges of days in figures in some languages. */
function daysOf(made: Intl.DateTimeFormat, first: string, last: string, { dash }: Joints): string {
  const [start, end] = [made.formatToParts(new Date(first)), made.formatToParts(new Date(last))]
  const month = (parts: readonly Intl.DateTimeFormatPart[]) => parts.find(({ type }) => type === 'month')?.value
  const day = (parts: readonly Intl.DateTimeFormatPart[]) => parts.find(({ type }) => type === 'day')?.value ?? ''
  const whole = (parts: readonly Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join('')
  if (first === last) return whole(start)
  if (month(start) !== month(end)) return `${whole(start)} – ${whole(end)}`
  return whole(end.map((part) => (part.type === 'day' ? { type: 'day', value: `${day(start)}${dash}${part.value}` } : part)))
}

/** Join each literal to what it follows: `Mar` ` ` `2027`, `2027年` `3月`. */
function monthParts(parts: readonly Intl.DateTimeFormatPart[]): MonthPart[] {
  const found: MonthPart[] = []
  for (const { type, value } of parts) {
    const last = found.at(-1)
    if (type === 'month' || type === 'year') found.push({ type, text: value })
    else if (last) found[found.length - 1] = { type: last.type, text: last.text + value }
  }
  return found
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
