import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { directSource } from '../../../../src/content/client/direct/direct-source.server.ts'
import { tokenFile } from '../../../../src/content/client/direct/token-file.server.ts'
import { remote } from '../../../../src/content/client/remote/remote.server.ts'
import { parseEnvironment } from '../../../../src/config/env.server.ts'

/** A service whose responses are defined by the test. */
let service: Server
let asked: { path: string; response: ServerResponse }[]
let direct: Awaited<ReturnType<typeof directSource>>

const HOUR_MS = 3_600_000

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  asked = []
  service = createServer((incoming: IncomingMessage, response) => {
    const path = decodeURIComponent(incoming.url?.split('/master/')[1] ?? '')
    if (path.startsWith('entries')) asked.push({ path, response })
    // The space has no changes.
    else response.end(JSON.stringify({ items: [], total: 0, nextSyncUrl: 'http://localhost/sync?sync_token=first' }))
  }).listen(0, 'localhost')
  await once(service, 'listening')
  const address = service.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const env = parseEnvironment({ CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_HOST: `localhost:${port}`, CONTENTFUL_INSECURE: 'true' })
  direct = await directSource(remote(env, 'space'), HOUR_MS, tokenFile(join(mkdtempSync(join(tmpdir(), 'vitrine-')), 'followed.json'), 'space'))
  await vi.waitFor(() => expect(direct.revision()).toBe(1), { timeout: 15_000, interval: 5 })
})

afterEach(async () => {
  await direct.close()
  service.closeAllConnections()
  service.close()
})

const ask = (id: string, signal?: AbortSignal) =>
  (signal ? direct.within(signal) : direct.client).withoutLinkResolution.getEntries({ 'sys.id': id }).then(({ total }) => total)
const comes = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count), { timeout: 15_000, interval: 5 })
const give = (at: number, total: number, status = 200, headers: Record<string, string> = {}) =>
  asked[at]?.response.writeHead(status, headers).end(JSON.stringify({ sys: { type: 'Array' }, total, skip: 0, limit: 100, items: [] }))

describe('direct source: equal queries at the same time', () => {
  test('are sent once, and each caller gets the answer', async () => {
    const all = Array.from({ length: 10 }, () => ask('same'))
    await comes(1)
    give(0, 7)
    expect(await Promise.all(all)).toEqual(Array.from({ length: 10 }, () => 7))
    expect(asked).toHaveLength(1)
  })

  test('continue while one caller waits; a caller that aborts gets an error', async () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const answers = Promise.allSettled([ask('same', first.signal), ask('same', second.signal)])
    await comes(1)
    first.abort()
    give(0, 3)
    expect(await answers).toMatchObject([{ status: 'rejected', reason: { fault: 'unreachable' } }, { value: 3 }])
  })

  test('are cached for the next caller if the answer arrives after the deadline', async () => {
    await expect(ask('slow')).rejects.toMatchObject({ fault: 'unreachable', message: 'no complete response within 3 s' })
    give(0, 5)
    // A caller without time receives the cached response.
    await vi.waitFor(async () => expect(await ask('slow', AbortSignal.abort())).toBe(5), { timeout: 15_000, interval: 5 })
    expect(asked).toHaveLength(1)
  })

  test('return a separate copy to each caller', async () => {
    const all = Promise.all([1, 2].map(() => direct.client.withoutLinkResolution.getEntries({ 'sys.id': 'same' })))
    await comes(1)
    give(0, 1)
    const [one, other] = await all
    expect(one).toEqual(other)
    expect(one).not.toBe(other)
  })
})

test('direct source: sends at most 20 requests at a time, in the order of arrival', async () => {
  const all = Array.from({ length: 25 }, (_, index) => ask(`entry-${String(index).padStart(2, '0')}`))
  await comes(20)
  const left = new AbortController()
  const impatient = ask('impatient', left.signal).catch(() => 'left')
  left.abort()
  expect(await impatient).toBe('left')
  for (let index = 0; index < 25; index += 1) {
    await comes(Math.min(25, 20 + index))
    give(index, index)
  }
  await Promise.all(all)
  expect(asked.map(({ path }) => /entry-\d+/.exec(path)?.[0]).toSorted()).toEqual(
    Array.from({ length: 25 }, (_, index) => `entry-${String(index).padStart(2, '0')}`),
  )
  expect(asked.slice(20).map(({ path }) => path.slice(-2))).toEqual(['20', '21', '22', '23', '24'])
})

describe('direct source: a rate limit', () => {
  test('is waited for without a warning', async () => {
    const first = ask('first')
    await comes(1)
    const refused = performance.now()
    give(0, 0, 429, { 'X-Contentful-RateLimit-Reset': '1' })
    await comes(2)
    expect(performance.now() - refused).toBeGreaterThan(990)
    give(1, 1)
    expect(await first).toBe(1)
    expect(console.warn).not.toHaveBeenCalled()
  })

  test('fails all requests at once if it lasts longer than the deadline', async () => {
    const first = ask('first')
    await comes(1)
    give(0, 0, 429, { 'X-Contentful-RateLimit-Reset': '3581' })
    await expect(first).rejects.toMatchObject({ fault: 'unreachable', status: 429 })
    await expect(ask('second')).rejects.toMatchObject({ fault: 'unreachable', message: expect.stringMatching(/no requests are allowed for \d+ s/) })
    expect(asked).toHaveLength(1)
  })
})

describe('direct source: answers', () => {
  test('are cached until a change invalidates them', async () => {
    const first = ask('kept')
    await comes(1)
    give(0, 1)
    expect([await first, await ask('kept'), await ask('kept')]).toEqual([1, 1, 1])
    expect(asked).toHaveLength(1)
  })

  test('are not cached if they are failures', async () => {
    const first = ask('kept').catch(() => 'failed')
    await comes(1)
    give(0, 1, 400)
    expect(await first).toBe('failed')
    const second = ask('kept')
    await comes(2)
    give(1, 2)
    expect(await second).toBe(2)
  })
})
