import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startReceiver } from '../../support/receiver.ts'
import { folderOfTest, purgingZones, TAG_OF_ALL, TAG_OF_TIMED, TestClock } from './purging.ts'
import { soon } from './soon.ts'

type Receiver = Awaited<ReturnType<typeof startReceiver>>

let own: ReturnType<typeof folderOfTest>
let one: Receiver
let two: Receiver
let clock: TestClock
let killed: ChildProcess | undefined
const open: { close(): Promise<void> }[] = []

beforeEach(async () => {
  own = folderOfTest()
  one = await startReceiver()
  two = await startReceiver()
  clock = new TestClock()
})
afterEach(async () => {
  killed?.kill('SIGKILL')
  await closeAll()
  await one.close()
  await two.close()
  own[Symbol.dispose]()
})

async function closeAll(): Promise<void> {
  for (const each of open.splice(0)) await each.close()
}

async function start(variables: Readonly<Record<string, string>>, build = 'build') {
  const made = await purgingZones({ SITE_CDN_AGAIN_SECONDS: '3600', ...variables }, own.folder, clock)
  open.push(made.zones)
  await made.zones.open(build, TAG_OF_TIMED, TAG_OF_ALL)
  return made
}

const variablesOfVarnish = () => ({ SITE_CDN: 'varnish', SITE_CDN_API: `${one.url},${two.url}`, SITE_CDN_AGAIN_SECONDS: '3600' })
const varnish = () => start(variablesOfVarnish())
const tagsAt = ({ received }: Receiver) => received.map(({ headers }) => String(headers['xkey-softpurge']).split(' '))
/** Lets time pass, and waits until a check passes without further time. */
async function pass(ms: number, check: () => void): Promise<void> {
  clock.advance(ms)
  await soon(() => {
    clock.advance(0)
    check()
  })
}

test('Zones: a zone that refuses purges delays no other, and gets them after it recovers', async () => {
  const { zones, logged } = await varnish()
  await pass(100, () => expect(zones.status.purges).toBe(2))
  one.answers([500], [500], [500])
  await zones.purge(['aa'])
  await pass(100, () => expect(zones.status).toMatchObject({ purges: 3, failures: 1, fault: 'varnish (zone 1 of 2) answered 500' }))
  // The first zone waits for 1 s, then for 2 s and for 4 s.
  await zones.purge(['bb'])
  await pass(100, () => expect(tagsAt(two).slice(1)).toEqual([['aa'], ['bb']]))
  await pass(900, () => expect(zones.status.failures).toBe(2))
  await pass(2000, () => expect(zones.status.failures).toBe(3))
  await zones.purge(['cc'])
  await pass(100, () => expect(tagsAt(two).at(-1)).toEqual(['cc']))
  expect(tagsAt(one).slice(1)).toEqual([['aa'], ['aa', 'bb'], ['aa', 'bb']])
  await pass(3900, () => expect(zones.status).toMatchObject({ purges: 6, failures: 3, fault: undefined }))
  expect(tagsAt(one).at(-1)).toEqual(['aa', 'bb', 'cc'])
  expect(tagsAt(two)).toHaveLength(4)
  expect(logged).toEqual([expect.stringMatching(/^varnish \(zone 1 of 2\) answered 500\. /), 'varnish (zone 1 of 2) accepts purges again.'])
})

test('Zones: a zone that did not answer delays no other', async () => {
  const { zones } = await varnish()
  await pass(100, () => expect(zones.status.purges).toBe(2))
  one.answers('none')
  await zones.purge(['aa'])
  await pass(100, () => expect(tagsAt(two)).toHaveLength(2))
  await zones.purge(['bb'])
  await pass(100, () => expect(tagsAt(two).at(-1)).toEqual(['bb']))
  expect(zones.status.failures).toBe(0)
})

test('Zones: after a restart, only the zone that refused gets its purges from the outbox', async () => {
  const before = await varnish()
  await pass(100, () => expect(before.zones.status.purges).toBe(2))
  one.answers([500])
  await before.zones.purge(['aa', 'bb'])
  await pass(100, () => expect(before.zones.status).toMatchObject({ purges: 3, failures: 1 }))
  await closeAll()
  const { zones } = await varnish()
  await pass(100, () => expect(zones.status).toMatchObject({ purges: 2, failures: 0 }))
  expect(tagsAt(one).at(-1)).toEqual(['aa', 'bb', TAG_OF_TIMED])
  expect(tagsAt(two).at(-1)).toEqual([TAG_OF_TIMED])
})

test('Zones: after SIGKILL, only the zone that refused gets its purges from the outbox', async () => {
  // The process has the clock of the machine.
  clock = new TestClock(Date.now())
  const before = await varnish()
  await pass(100, () => expect(before.zones.status.purges).toBe(2))
  await closeAll()
  one.answers([500], [500], [500], [500], [500], [500])
  killed = spawn(process.execPath, [resolve('tests/features/cdn-purge/zones-process.ts'), own.folder, JSON.stringify(variablesOfVarnish())], {
    stdio: 'inherit',
  })
  const isPurged = (receiver: Receiver) => tagsAt(receiver).flat().includes('cafe')
  await soon(() => expect([one, two].every(isPurged)).toBe(true))
  // The second zone accepted its purge, and its outbox is on disk.
  await soon(() => expect(waitingIn(own.folder)).toEqual([[], ['beef', 'cafe']]))
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  one.answers()
  clock = new TestClock(Date.now())
  const { zones } = await varnish()
  await soon(() => {
    clock.advance(100)
    expect(zones.status.purges).toBeGreaterThanOrEqual(2)
  })
  expect(tagsAt(one).at(-1)).toEqual(expect.arrayContaining(['beef', 'cafe', TAG_OF_TIMED]))
  expect(tagsAt(two).at(-1)).toEqual([TAG_OF_TIMED])
})

/** Returns the tags that wait for their first purge, for each outbox, those with fewest tags first. */
function waitingIn(folder: string): string[][] {
  const outboxes = readdirSync(folder).map((file) =>
    z.record(z.string(), z.object({ due: z.number().optional() })).parse(JSON.parse(readFileSync(join(folder, file), 'utf8')).tags),
  )
  const waiting = outboxes.map((tags) => Object.entries(tags).flatMap(([tag, { due }]) => (due !== undefined && /^[bc]/.test(tag) ? [tag] : [])))
  return waiting.toSorted((first, second) => first.length - second.length)
}

test('Zones: a zone is purged completely if it is new, or was not configured for a while', async () => {
  const fastly = (ids: string) => start({ SITE_CDN: 'fastly', SITE_CDN_ID: ids, SITE_CDN_TOKEN: 'token', SITE_CDN_API: one.url })
  const sent = () => one.received.splice(0).map(({ url, body }) => [url?.split('/')[2], JSON.parse(body).surrogate_keys])
  const steps = [
    ['city', [['city', TAG_OF_ALL]]],
    [
      'city,fund',
      [
        ['city', TAG_OF_ALL],
        ['fund', TAG_OF_ALL],
      ],
    ],
    [
      'fund,city,park',
      [
        ['city', TAG_OF_TIMED],
        ['fund', TAG_OF_TIMED],
        ['park', TAG_OF_ALL],
      ],
    ],
    [
      'city,park',
      [
        ['city', TAG_OF_TIMED],
        ['park', TAG_OF_TIMED],
      ],
    ],
    [
      'fund,park',
      [
        ['fund', TAG_OF_ALL],
        ['park', TAG_OF_TIMED],
      ],
    ],
  ] as const
  for (const [ids, expected] of steps) {
    const { zones } = await fastly(ids)
    await pass(100, () => expect(zones.status.purges).toBe(expected.length))
    await closeAll()
    expect(sent().toSorted()).toEqual(expected.map(([zone, tag]) => [zone, [tag]]))
    expect(readdirSync(own.folder)).toHaveLength(expected.length)
  }
})

test.each(['bunny', 'cloudflare', 'cloudfront', 'fastly', 'netlify', 'vercel'] as const)('%s: each of several zones is purged', async (SITE_CDN) => {
  const credentials = { SITE_CDN_CLIENT: 'key', SITE_CDN_TOKEN: 'token', SITE_CDN_SECRET: 'secret' }
  const { zones } = await start({ SITE_CDN, SITE_CDN_ID: 'city,fund', SITE_CDN_API: one.url, ...credentials })
  await pass(100, () => expect(zones.status.purges).toBe(2))
  const texts = one.received.map(({ url, body }) => `${url} ${body}`).toSorted()
  expect(texts).toHaveLength(2)
  for (const [at, id] of ['city', 'fund'].entries()) {
    expect(texts[at]).toMatch(new RegExp(String.raw`\b${id}\b`))
    expect(texts[at]).toContain(TAG_OF_ALL)
    expect(texts[at]).not.toContain('city,fund')
  }
})
