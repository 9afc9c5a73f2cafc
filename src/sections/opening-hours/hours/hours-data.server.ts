import type { OpeningHoursSpecification } from 'schema-dts'
import { wallClock, WEEKDAYS } from './calendar.server.ts'
import type { Exception, Period, Schedule } from './schedule.server.ts'

/** Returns opening hours as structured data. Seasons and yearly exceptions have the dates of their next occurrence. */
export function hoursData(schedule: Schedule, now: Date): OpeningHoursSpecification[] {
  const { day } = wallClock(now, schedule.timeZone)
  return [...schedule.regular.map((period) => regular(period, day)), ...schedule.exceptions.flatMap((exception) => special(exception, day))]
}

function regular({ days, opens, closes, from, until }: Period, today: string): OpeningHoursSpecification {
  const isAllYear = from === undefined && until === undefined
  const season = isAllYear ? undefined : seasonAt(from ?? '01-01', until ?? '12-31', today)
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: WEEKDAYS.filter((weekday) => days.includes(weekday)),
    opens: clock(opens),
    closes: clock(closes),
    validFrom: season?.first,
    validThrough: season?.last,
  }
}

/** In schema.org, a closed day opens and closes at midnight. */
function special({ first, last, yearly, hours }: Exception, today: string): OpeningHoursSpecification[] {
  const days = yearly ? seasonAt(first.slice(5), last.slice(5), today) : { first, last }
  if (days.last < today) return []
  const [opens, closes] = hours ? [clock(hours.opens), clock(hours.closes)] : ['00:00', '00:00']
  return [{ '@type': 'OpeningHoursSpecification', opens, closes, validFrom: days.first, validThrough: days.last }]
}

/**
 * Returns the season that contains a day, or else the next one. `from` and `until` are days of the year; the season may span the turn of the year.
 */
function seasonAt(from: string, until: string, today: string): { readonly first: string; readonly last: string } {
  const [year, monthDay] = [Number(today.slice(0, 4)), today.slice(5)]
  const ends = monthDay <= until ? year : year + 1
  return { first: `${from <= until ? ends : ends - 1}-${from}`, last: `${ends}-${until}` }
}

function clock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}
