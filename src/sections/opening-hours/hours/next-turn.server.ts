import { addDays } from '#app/i18n/formats/instant.ts'
import { wallClock } from './calendar.server.ts'
import { spansOn, type Schedule } from './schedule.server.ts'

const DAY = 1440
const MINUTE_MS = 60_000

/** Find the first moment after another at which what is said of a house may differ: it opens or closes, or its day begins. */
export function nextTurn(schedule: Schedule, at: Date): Date {
  const { day, minutes } = wallClock(at, schedule.timeZone)
  const today = spansOn(schedule, day).flatMap(({ opens, closes }) => [opens, closes])
  const late = spansOn(schedule, addDays(day, -1)).map(({ closes }) => closes - DAY)
  const next = Math.min(DAY, ...[...today, ...late].filter((turn) => turn > minutes))
  return momentOf(next, day, at, schedule.timeZone)
}

/** Where the clock is put forward or back in between, the way there is longer or shorter than the clock says. */
function momentOf(turn: number, day: string, at: Date, timeZone: string): Date {
  const onTheMinute = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS
  const guess = new Date(onTheMinute + (turn - wallClock(at, timeZone).minutes) * MINUTE_MS)
  const there = wallClock(guess, timeZone)
  const shown = there.day === day ? there.minutes : there.day > day ? DAY + there.minutes : there.minutes - DAY
  return new Date(guess.getTime() + (turn - shown) * MINUTE_MS)
}
