import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { requestLimiter } from '../../../../src/content/client/remote/request-limiter.server.ts'

class Refusal extends Error {
  readonly restMs: number
  constructor(restMs: number) {
    super('too many requests')
    this.restMs = restMs
  }
}

const { signal } = new AbortController()
const newLimiter = () => requestLimiter((error) => (error instanceof Refusal ? error.restMs : undefined))

test('rate limiter: sends no other request while the first one waits for the limit to pass', async () => {
  const { pass } = newLimiter()
  const began = performance.now()
  const sent: number[] = []
  const send = async () => {
    sent.push(performance.now() - began)
    if (sent.length === 1) throw new Refusal(300)
  }
  const first = pass(send, signal)
  await turn()
  await Promise.all([first, pass(send, signal), pass(send, signal)])
  expect(sent).toHaveLength(4)
  for (const after of sent.slice(1)) expect(after).toBeGreaterThan(290)
})

test('rate limiter: rejects a request after three refused attempts', async () => {
  const { pass } = newLimiter()
  let sent = 0
  const refused = pass(async () => {
    sent += 1
    throw new Refusal(10)
  }, signal)
  await expect(refused).rejects.toBeInstanceOf(Refusal)
  expect(sent).toBe(3)
})

test('rate limiter: passes on any other failure and frees its slot', async () => {
  const { pass } = newLimiter()
  const failing = Array.from({ length: 50 }, () =>
    pass(async () => {
      throw new Error('something else')
    }, signal).catch(String),
  )
  expect(new Set(await Promise.all(failing))).toEqual(new Set(['Error: something else']))
  expect(await pass(async () => 'through', signal)).toBe('through')
})

test('rate limiter: does not send a request whose caller aborts while it waits for the limit to pass', async () => {
  const { pass } = newLimiter()
  const leaving = new AbortController()
  let sent = 0
  const first = pass(async () => {
    sent += 1
    if (sent === 1) throw new Refusal(100)
  }, signal)
  await turn()
  const impatient = pass(async () => {
    sent += 1
  }, leaving.signal).catch(() => 'left')
  leaving.abort()
  expect(await impatient).toBe('left')
  await first
  expect(sent).toBe(2)
})
