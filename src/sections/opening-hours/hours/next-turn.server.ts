import { addDays } from '#app/i18n/formats/instant.ts'
import { wallClock } from './calendar.server.ts'
import { spansOn, type Schedule } from './schedule.server.ts'

const DAY = 1440
const MINUTE_MS = 60_000

/** Returns the next moment at which the opening status may change: an opening, a closing, or midnight. */
export function nextTurn(schedule: Schedule, at: Date): Date {
  const { day, minutes } = wallClock(at, schedule.timeZone)
  const today = spansOn(schedule, day).flatMap(({ opens, closes }) => [opens, closes])
  const late = spansOn(schedule, addDays(day, -1)).map(({ closes }) => closes - DAY)
  const next = Math.min(DAY, ...[...today, ...late].filter((turn) => turn > minutes))
  return momentOf(next, day, at, schedule.timeZone)
}

/** Converts minutes of a day to a moment. A change of daylight saving time in between lengthens or shortens the distance. */
function momentOf(turn: number, day: string, at: Date, timeZone: string): Date {
  const onTheMinute = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS
  const guess = new Date(onTheMinute + (turn - wallClock(at, timeZone).minutes) * MINUTE_MS)
  const there = wallClock(guess, timeZone)
  const shown = there.day === day ? there.minutes : there.day > day ? DAY + there.minutes : there.minutes - DAY
  return new Date(guess.getTime() + (turn - shown) * MINUTE_MS)
}
