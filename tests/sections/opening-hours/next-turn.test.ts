import { expect, test } from 'vitest'
import { nextTurn } from '../../../src/sections/opening-hours/hours/next-turn.server.ts'
import { openingLine } from '../../../src/sections/opening-hours/hours/hours-text.server.ts'
import { WEEKDAYS } from '../../../src/sections/opening-hours/hours/calendar.server.ts'
import type { Schedule } from '../../../src/sections/opening-hours/hours/schedule.server.ts'

const evening = (opens: number, closes: number): Schedule => ({
  timeZone: 'Europe/Berlin',
  regular: [{ days: WEEKDAYS, opens: opens * 60, closes: closes * 60 }],
  exceptions: [],
})

test.each([
  ['before it opens', '2026-11-21T10:00:30Z', '2026-11-21T13:00:00.000Z'],
  ['while it is open', '2026-11-21T13:00:00Z', '2026-11-21T21:00:00.000Z'],
  ['once it is closed, to midnight', '2026-11-21T21:30:00Z', '2026-11-21T23:00:00.000Z'],
  ['on the night on which clocks are put back', '2026-10-24T22:30:00Z', '2026-10-25T13:00:00.000Z'],
  ['on the night on which clocks are put forward', '2026-03-28T23:30:00Z', '2026-03-29T12:00:00.000Z'],
])('nextTurn: returns the next change of the opening line, %s', (_, at, expected) => {
  expect(nextTurn(evening(14, 22), new Date(at)).toISOString()).toBe(expected)
})

test('nextTurn: returns the end of an evening that continues after midnight', () => {
  expect(nextTurn(evening(18, 26), new Date('2026-11-21T23:30:00Z')).toISOString()).toBe('2026-11-22T01:00:00.000Z')
})

test('nextTurn: the line stays the same between two changes, all year long', () => {
  const schedule = evening(14, 25)
  let at = new Date('2026-01-01T00:00:00Z')
  for (let turns = 0; turns < 1200; turns += 1) {
    const next = nextTurn(schedule, at)
    expect(next.getTime()).toBeGreaterThan(at.getTime())
    expect(openingLine('en', schedule, new Date(next.getTime() - 1000)), next.toISOString()).toBe(openingLine('en', schedule, at))
    at = next
  }
})
