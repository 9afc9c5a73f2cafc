import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { addDays } from '#app/i18n/formats/instant.ts'
import { isWithin, wallClock, weekdayOf, type Weekday } from './calendar.server.ts'

const DAY = 1440

/** Opening and closing in minutes after midnight. `closes` is above 1440 if it is on the next day. */
export interface Span {
  readonly opens: number
  readonly closes: number
}

/** Regular hours, all year or from one day of the year, `10-01`, until another. */
export interface Period extends Span {
  readonly days: readonly Weekday[]
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Days with other hours, or closed; `yearly` exceptions recur on the same days of every year. */
export interface Exception {
  readonly first: string
  readonly last: string
  readonly yearly: boolean
  readonly hours?: Span
  readonly note?: LocalizedText
}

/** Opening hours. */
export interface Schedule {
  readonly timeZone: string
  readonly regular: readonly Period[]
  readonly exceptions: readonly Exception[]
}

/** Next opening. */
export interface Next {
  readonly day: string
  readonly opens: number
}

/**
 * Opening status at a moment. Each status is valid for hours: `open` until closing, `until` after midnight before a late closing, `closed` all day,
 * `over` after closing.
 */
export type Opening =
  | { readonly kind: 'open'; readonly spans: readonly Span[] }
  | { readonly kind: 'until'; readonly closes: number }
  | { readonly kind: 'closed' | 'over'; readonly next?: Next }

/** Returns the exception that applies on a day. An exception for that year takes precedence over a yearly one. */
export function exceptionOn({ exceptions }: Schedule, day: string): Exception | undefined {
  const monthDay = day.slice(5)
  return (
    exceptions.find((each) => !each.yearly && each.first <= day && day <= each.last) ??
    exceptions.find((each) => each.yearly && isWithin(monthDay, each.first.slice(5), each.last.slice(5)))
  )
}

/** Returns the spans of a day, in order. Overlapping spans are merged. */
export function spansOn(schedule: Schedule, day: string): Span[] {
  const exception = exceptionOn(schedule, day)
  if (exception) return exception.hours ? [exception.hours] : []
  const weekday = weekdayOf(day)
  return merged(schedule.regular.filter(({ days, from = '01-01', until = '12-31' }) => days.includes(weekday) && isWithin(day.slice(5), from, until)))
}

function merged(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const { opens, closes } of spans.toSorted((one, other) => one.opens - other.opens)) {
    const last = found.at(-1)
    if (last && opens <= last.closes) found[found.length - 1] = { opens: last.opens, closes: Math.max(last.closes, closes) }
    else found.push({ opens, closes })
  }
  return found
}

/** Returns the opening status at a moment. Hours after midnight belong to the day before. */
export function openingAt(schedule: Schedule, at: Date): Opening {
  const { day, minutes } = wallClock(at, schedule.timeZone)
  const late = spansOn(schedule, addDays(day, -1)).at(-1)
  if (late && late.closes - DAY > minutes) return { kind: 'until', closes: late.closes - DAY }
  const spans = spansOn(schedule, day)
  const last = spans.at(-1)
  if (last && minutes < last.closes) return { kind: 'open', spans }
  const next = nextAfter(schedule, day)
  return { kind: last ? 'over' : 'closed', ...(next ? { next } : {}) }
}

function nextAfter(schedule: Schedule, day: string): Next | undefined {
  for (let ahead = 1; ahead <= 366; ahead += 1) {
    const later = addDays(day, ahead)
    const [first] = spansOn(schedule, later)
    if (first) return { day: later, opens: first.opens }
  }
  return undefined
}
