import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { now } from '../../../src/config/clock.server.ts'
import { AppearanceTimer } from '../../../src/content/version/appearance-timer.server.ts'

const HOUR_MS = 3_600_000
let start: number

beforeEach(() => {
  vi.useFakeTimers()
  start = now().getTime()
})
afterEach(() => void vi.useRealTimers())

function timer() {
  const notify: (readonly string[])[] = []
  return { notify, timer: new AppearanceTimer((ids) => void notify.push(ids)) }
}

test('AppearanceTimer: reports each entry when its date has come, also months ahead', () => {
  const { notify, timer: own } = timer()
  own.plan([
    { id: 'past', at: start - 1 },
    { id: 'one', at: start + HOUR_MS },
    { id: 'two', at: start + HOUR_MS },
    { id: 'late', at: start + 100 * 24 * HOUR_MS },
  ])
  vi.advanceTimersByTime(HOUR_MS - 1)
  expect(notify).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(notify).toEqual([['one', 'two']])
  vi.advanceTimersByTime(101 * 24 * HOUR_MS)
  expect(notify).toEqual([['one', 'two'], ['late']])
})

test('AppearanceTimer: a new plan replaces the old one, and close cancels all', () => {
  const { notify, timer: own } = timer()
  own.plan([{ id: 'moved', at: start + HOUR_MS }])
  own.plan([{ id: 'moved', at: start + 2 * HOUR_MS }])
  vi.advanceTimersByTime(1.5 * HOUR_MS)
  expect(notify).toEqual([])
  own.plan([{ id: 'other', at: start + 3 * HOUR_MS }])
  own.close()
  vi.advanceTimersByTime(4 * HOUR_MS)
  expect(notify).toEqual([])
})
