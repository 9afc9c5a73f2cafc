import { formats } from '#app/i18n/formats/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import type { OpeningDay, OpeningException, OpeningPeriod } from '../opening.ts'
import { addDays } from '#app/i18n/formats/instant.ts'
import { wallClock, WEEKDAYS, type Weekday } from './calendar.server.ts'
import { exceptionOn, openingAt, spansOn, type Next, type Schedule, type Span } from './schedule.server.ts'

/** Returns the opening status of today in one line: `Open today 14:00 to 22:00`. */
export function openingLine(locale: Locale, schedule: Schedule, at: Date): string {
  const opening = openingAt(schedule, at)
  const { clock, list } = formats(locale)
  if (opening.kind === 'open') {
    const hours = opening.spans.map(({ opens, closes }) => m.hours_span({ opens: clock(opens), closes: clock(closes) }, { locale }))
    return m.hours_open_today({ hours: list(hours) }, { locale })
  }
  if (opening.kind === 'until') return m.hours_open_until({ time: clock(opening.closes) }, { locale })
  if (!opening.next) return m.hours_closed_today({}, { locale })
  const next = { day: dayName(locale, opening.next, wallClock(at, schedule.timeZone).day), time: clock(opening.next.opens) }
  return opening.kind === 'closed' ? m.hours_closed_opens(next, { locale }) : m.hours_opens(next, { locale })
}

/** Returns the weekday, or the date if the day is a week or more ahead. */
function dayName(locale: Locale, { day }: Next, today: string): string {
  const { weekday, date } = formats(locale)
  return day <= addDays(today, 6) ? weekday(day) : date(day)
}

/** Returns the hours of today and the following six days. */
export function openingDays(locale: Locale, schedule: Schedule, at: Date): OpeningDay[] {
  const today = wallClock(at, schedule.timeZone).day
  const { weekday, dayAndMonth } = formats(locale)
  return [0, 1, 2, 3, 4, 5, 6].map((ahead) => {
    const day = addDays(today, ahead)
    const note = exceptionOn(schedule, day)?.note
    return {
      day,
      weekday: weekday(day),
      date: dayAndMonth(day),
      hours: hoursText(locale, spansOn(schedule, day)),
      today: ahead === 0,
      ...(note ? { note } : {}),
    }
  })
}

/** Returns the regular hours of the week. */
export function openingPeriods(locale: Locale, schedule: Schedule): OpeningPeriod[] {
  const { dayAndMonth } = formats(locale)
  return schedule.regular.map(({ days, from, until, ...span }) => ({
    days: daysText(locale, days),
    hours: hoursText(locale, [span]),
    ...(from || until
      ? { season: m.from_until({ from: dayAndMonth(anyYear(from ?? '01-01')), until: dayAndMonth(anyYear(until ?? '12-31')) }, { locale }) }
      : {}),
  }))
}

/** Returns the exceptions that are not past. */
export function openingExceptions(locale: Locale, schedule: Schedule, at: Date): OpeningException[] {
  const today = wallClock(at, schedule.timeZone).day
  const { dayAndMonth, date } = formats(locale)
  return schedule.exceptions
    .filter(({ yearly, last }) => yearly || last >= today)
    .map(({ first, last, yearly, hours, note }) => {
      const dated = first === last ? date(first) : m.from_until({ from: date(first), until: date(last) }, { locale })
      return { days: yearly ? dayAndMonth(first, last) : dated, hours: hoursText(locale, hours ? [hours] : []), ...(note ? { note } : {}) }
    })
}

function hoursText(locale: Locale, spans: readonly Span[]): string {
  if (spans.length === 0) return m.hours_closed({}, { locale })
  const { clockSpan, list } = formats(locale)
  return list(spans.map(({ opens, closes }) => clockSpan(opens, closes)))
}

/** Formats weekdays: `Tuesday to Sunday`, `Friday and Saturday`. Three or more consecutive days become a range. */
function daysText(locale: Locale, days: readonly Weekday[]): string {
  const { weekday, list } = formats(locale)
  // A week that began on a Monday.
  const name = (index: number) => weekday(`2024-01-0${index + 1}`)
  const runs: number[][] = []
  for (const index of WEEKDAYS.flatMap((each, at) => (days.includes(each) ? [at] : []))) {
    const run = runs.at(-1)
    if (run?.at(-1) === index - 1) run.push(index)
    else runs.push([index])
  }
  return list(runs.flatMap((run) => (run.length < 3 ? run.map(name) : [m.from_until({ from: name(run[0] ?? 0), until: name(run.at(-1) ?? 0) }, { locale })])))
}

function anyYear(monthDay: string): string {
  return `2024-${monthDay}`
}

/** Returns the regular hours of each weekday, in all seasons: `Friday: 14:00–22:00, 14:00–24:00`. */
export function openingWeek(locale: Locale, { regular }: Pick<Schedule, 'regular'>): string[] {
  const { weekday, clockSpan, list } = formats(locale)
  return WEEKDAYS.map((day, index) => {
    const spans = regular.filter(({ days }) => days.includes(day)).map(({ opens, closes }) => clockSpan(opens, closes))
    return `${weekday(`2024-01-0${index + 1}`)}: ${spans.length > 0 ? list(spans) : m.hours_closed({}, { locale })}`
  })
}
