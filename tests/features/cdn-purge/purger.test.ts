import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Moments } from '../../../src/features/cdn-purge/moments.server.ts'
import { startReceiver } from '../../support/receiver.ts'
import { folderOfTest, purging, TAG_OF_ALL, TestClock } from './purging.ts'
import { soon } from './soon.ts'

let own: ReturnType<typeof folderOfTest>
let receiver: Awaited<ReturnType<typeof startReceiver>>
let clock: TestClock
const open: { close(): Promise<void> }[] = []

beforeEach(async () => {
  own = folderOfTest()
  receiver = await startReceiver()
  clock = new TestClock()
})
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
  await receiver.close()
  own[Symbol.dispose]()
})

async function fastly(variables: Record<string, string> = {}, timeoutMs = 2000) {
  const all = { SITE_CDN: 'fastly', SITE_CDN_ID: 'service', SITE_CDN_TOKEN: 'token', SITE_CDN_API: receiver.url, ...variables }
  const made = await purging(all, own.folder, clock, timeoutMs)
  open.push(made.purger)
  made.purger.open()
  return made
}

const tagsOf = (index: number): string[] => JSON.parse(receiver.received[index]?.body ?? '{}').surrogate_keys
/** Waits until a timer is set, and lets its time pass. */
async function pass(ms: number): Promise<void> {
  await soon(() => expect(clock.untilNext).toBeDefined())
  clock.advance(ms)
}
const requests = (count: number) => soon(() => expect(receiver.received).toHaveLength(count))
const idle = (purger: { status: { purges: number } }, purges: number) => soon(() => expect(purger.status.purges).toBe(purges))

test('Purger: sends a purge at once that was due before the process started', async () => {
  const { purger, outbox } = await fastly()
  await purger.close()
  await outbox.add(['aa'], clock.now() - 60_000, clock.now() - 50_000)
  purger.open()
  await pass(0)
  await requests(1)
  expect(tagsOf(0)).toEqual(['aa'])
})

test('Purger: changes within a moment share a request, and each tag is purged once more later', async () => {
  const { purger } = await fastly({ SITE_CDN_AGAIN_SECONDS: '30' })
  await purger.purge(['aa', 'bb'])
  await purger.purge(['bb', 'cc'])
  await pass(100)
  await idle(purger, 1)
  expect(tagsOf(0)).toEqual(['aa', 'bb', 'cc'])
  expect(purger.status).toMatchObject({ purges: 1, failures: 0, waiting: 3, delayMs: 100 })
  await pass(29_000)
  expect(receiver.received).toHaveLength(1)
  await pass(1000)
  await idle(purger, 2)
  expect(tagsOf(1)).toEqual(['aa', 'bb', 'cc'])
  await soon(() => expect(purger.status.waiting).toBe(0))
  expect(clock.untilNext).toBeUndefined()
})

test('Purger: a request has at most the documented number of tags', async () => {
  const { purger } = await fastly()
  await purger.purge(Array.from({ length: 600 }, (_, index) => index.toString(16)))
  await pass(100)
  await idle(purger, 3)
  expect([0, 1, 2].map((at) => tagsOf(at).length)).toEqual([256, 256, 88])
})

test('Purger: more than 1000 tags become the one that all pages have', async () => {
  const { purger } = await fastly()
  await purger.purge(Array.from({ length: 1001 }, (_, index) => index.toString(16)))
  await pass(100)
  await idle(purger, 1)
  expect(tagsOf(0)).toEqual([TAG_OF_ALL])
})

test('Purger: keeps the rate of the CDN', async () => {
  const { purger } = await purging({ SITE_CDN: 'bunny', SITE_CDN_ID: '1', SITE_CDN_TOKEN: 't', SITE_CDN_API: receiver.url }, own.folder, clock)
  open.push(purger)
  purger.open()
  await purger.purge(Array.from({ length: 122 }, (_, index) => index.toString(16)))
  await pass(100)
  await idle(purger, 120)
  await soon(() => expect(clock.untilNext).toBe(200))
  await pass(200)
  await idle(purger, 121)
  await pass(200)
  await idle(purger, 122)
})

test('Purger: waits after 429 for the time of Retry-After', async () => {
  const { purger, logged } = await fastly()
  receiver.answers([429, { 'Retry-After': '40' }])
  await purger.purge(['aa'])
  await pass(100)
  await soon(() => expect(clock.untilNext).toBe(40_000))
  expect(purger.status).toMatchObject({ purges: 0, failures: 1, waiting: 1, fault: 'fastly answered 429' })
  await pass(39_999)
  await pass(1)
  await idle(purger, 1)
  expect(tagsOf(1)).toEqual(['aa'])
  expect(logged).toEqual([expect.stringMatching(/^fastly answered 429\. .*1 tags? wait/), 'fastly accepts purges again.'])
})

test('Purger: pauses grow after 5xx, and the log has one line per outage', async () => {
  const { purger, logged } = await fastly()
  receiver.answers([503], [500], [502])
  await purger.purge(['aa'])
  await pass(100)
  for (const pause of [1000, 2000, 4000]) {
    await soon(() => expect(clock.untilNext).toBe(pause))
    await pass(pause)
  }
  await idle(purger, 1)
  expect(purger.status).toMatchObject({ failures: 3, fault: undefined, delayMs: 7100 })
  expect(logged).toHaveLength(2)
})

test('Purger: a CDN that does not answer, or cannot be reached, gets the purge again', async () => {
  const { purger } = await fastly({}, 50)
  receiver.answers('none')
  await purger.purge(['aa'])
  await pass(100)
  await soon(() => expect(purger.status.fault).toBe('fastly did not answer in time'))
  await pass(1000)
  await idle(purger, 1)
  const dead = await purging({ SITE_CDN: 'varnish', SITE_CDN_API: 'http://127.0.0.1:1' }, own.folder, clock)
  open.push(dead.purger)
  dead.purger.open()
  await dead.purger.purge(['bb'])
  await pass(100)
  await soon(() => expect(dead.purger.status.fault).toBe('varnish cannot be reached'))
})

test('Purger: a change during a request is purged after it', async () => {
  const { purger } = await fastly({ SITE_CDN_AGAIN_SECONDS: '1000' })
  receiver.answers('none')
  await purger.purge(['aa'])
  await pass(100)
  await requests(1)
  clock.advance(5)
  await purger.purge(['aa'])
  await soon(() => expect(purger.status.failures).toBe(1))
  await pass(1000)
  await idle(purger, 1)
  expect(tagsOf(1)).toEqual(['aa'])
})

test('Moments: purges once per moment, also if many pages share it', async () => {
  let count = 0
  const moments = new Moments(clock, () => (count += 1))
  const start = clock.now()
  for (const ms of [5000, 60_000, 4999.5, 5000]) moments.add(start + ms)
  await pass(4999)
  expect(count).toBe(0)
  await pass(1)
  expect(count).toBe(1)
  await pass(55_000)
  expect(count).toBe(2)
  moments.close()
})

test('Outbox: a purge survives SIGKILL of the process', async () => {
  const script = resolve('tests/features/cdn-purge/purging-process.ts')
  const start = () => spawn(process.execPath, [script, own.folder, receiver.url], { stdio: ['ignore', 'pipe', 'inherit'] })
  receiver.answers([503], [503], [503], [503], [503])
  const killed = start()
  await once(killed.stdout, 'data')
  await soon(() => expect(receiver.received.length).toBeGreaterThan(0))
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(Object.keys(JSON.parse(readFileSync(join(own.folder, 'cdn-outbox.json'), 'utf8')).tags)).toEqual(['beef', 'cafe'])
  receiver.answers()
  const before = receiver.received.length
  const next = start()
  await soon(() => expect(receiver.received.length).toBeGreaterThan(before))
  expect(tagsOf(before)).toEqual(expect.arrayContaining(['beef', 'cafe']))
  next.kill('SIGKILL')
  await once(next, 'exit')
})

test('Outbox: a damaged file is ignored', async () => {
  const { outbox } = await fastly()
  await outbox.add(['aa'], 1, 2)
  writeFileSync(join(own.folder, 'cdn-outbox.json'), '{"build":')
  expect((await fastly()).outbox.size).toBe(0)
})
