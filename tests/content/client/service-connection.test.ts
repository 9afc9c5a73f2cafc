import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkConnection } from '../../../src/content/client/service-connection.server.ts'
import { serviceState } from '../../../src/content/client/service-state.server.ts'
import { requestLimiter } from '../../../src/content/client/remote/request-limiter.server.ts'

const said: string[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: new Date('2026-11-21T12:00:00Z') })
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void said.push(String(line)))
  said.length = 0
})

afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Reads a page that sends several requests one after the other. */
async function outcomeOf(questions: number, msPerAnswer: number): Promise<string> {
  const state = serviceState()
  const read = networkConnection(state).read(async () => {
    for (let at = 0; at < questions; at += 1) {
      await wait(msPerAnswer)
      state.answered()
    }
    return 'page'
  })
  const outcome = read.catch((error: unknown) => (error instanceof Error ? error.message : 'unknown'))
  for (let at = 0; at < 200; at += 1) await vi.advanceTimersByTimeAsync(100)
  return outcome
}

test.each([
  [20, 300, 'page'],
  [3, 2900, 'page'],
  [1, 3100, 'no complete response within 3 s'],
  [40, 300, 'no complete response within 10 s'],
])('networkConnection: %i queries that take %i ms each end with: %s', async (questions, ms, outcome) => {
  expect(await outcomeOf(questions, ms)).toBe(outcome)
})

test('serviceState: the length of an outage does not depend on a clock that is set back', async () => {
  const { DeliveryError } = await import('../../../src/content/error.ts')
  const state = serviceState()
  state.failed(new DeliveryError('unreachable', 'silence'))
  await vi.advanceTimersByTimeAsync(5000)
  vi.setSystemTime(new Date('2026-11-20T12:00:00Z'))
  state.answered()
  expect(said.at(-1)).toContain('answers again after 5 s')
})

test('serviceState: logs a refusal once if a request that began before it fails late, and logs a silence that lasts', async () => {
  const { DeliveryError } = await import('../../../src/content/error.ts')
  const state = serviceState()
  const kinds = () => said.map((line) => /does not answer|refuses/.exec(line)?.[0])
  for (const fault of ['unreachable', 'refused', 'unreachable', 'refused'] as const) state.failed(new DeliveryError(fault, 'detail'))
  expect(kinds()).toEqual(['does not answer', 'refuses'])
  for (let at = 0; at < 10; at += 1) {
    await vi.advanceTimersByTimeAsync(100)
    state.failed(new DeliveryError('unreachable', 'detail'))
  }
  expect(kinds()).toEqual(['does not answer', 'refuses', 'does not answer'])
})

test('serviceState: a request that began in an outage and fails after its end is no further outage', async () => {
  const { DeliveryError } = await import('../../../src/content/error.ts')
  const state = serviceState()
  const silence = new DeliveryError('unreachable', 'detail')
  const kinds = () => said.map((line) => /does not answer|answers again/.exec(line)?.[0])
  state.failed(silence, performance.now())
  const begun = performance.now()
  await vi.advanceTimersByTimeAsync(2000)
  state.answered()
  await vi.advanceTimersByTimeAsync(900)
  state.failed(silence, begun)
  expect(kinds()).toEqual(['does not answer', 'answers again'])
  state.failed(silence, performance.now())
  expect(kinds()).toEqual(['does not answer', 'answers again', 'does not answer'])
})

test('rate limiter: waits no longer than the service requires if the clock is set back', async () => {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  const { pass } = requestLimiter(() => 500)
  const signal = new AbortController().signal
  let sent = 0
  const send = async () => {
    sent += 1
    if (sent > 1) return 'answer'
    vi.setSystemTime(new Date('2026-11-22T12:00:00Z'))
    throw new Error('slow down')
  }
  const answer = pass(send, signal)
  await Promise.resolve()
  vi.setSystemTime(new Date('2026-11-20T12:00:00Z'))
  expect(await answer).toBe('answer')
})
