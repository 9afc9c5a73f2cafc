import { expect, test, vi } from 'vitest'
import type { ContentChange } from '../../../src/content/client/content-change.ts'
import { cacheHeaders } from '../../../src/server/response/cache-policy.server.ts'
import { PageCache } from '../../../src/server/page-cache/page-cache.server.ts'

// The environment is read once, when the first response gets its headers.
vi.hoisted(() => vi.stubEnv('SITE_CDN', 'varnish'))

const ASKED = { method: 'GET', host: 'localhost', acceptEncoding: undefined, ifNoneMatch: undefined }
const CHANGE: ContentChange = { resources: [{ kind: 'Entry', id: 'story', before: 'unknown', after: undefined }], touchesModel: false }

/** Creates a cache of one page. The test controls the duration of a render, which shows the content as of its start. */
function slowPage(patienceMs = 60_000) {
  const waiting: (() => void)[] = []
  let content = 1
  const cache = new PageCache({
    bytes: 2 ** 20,
    ownHost: () => 'localhost',
    now: () => new Date('2026-11-21T12:00:00Z'),
    patienceMs,
    async make() {
      const body = Buffer.from(`state ${content}`)
      await new Promise<void>((done) => waiting.push(done))
      const dependencies = { ids: new Map([['story', 'story']]), lists: new Map(), late: new Set<never>(), until: Infinity, isIncomplete: false }
      return { kind: 'page', status: 200, headers: new Headers({ 'content-type': 'text/html', ...cacheHeaders('page') }), body, dependencies }
    },
  })
  return {
    async shown(): Promise<string> {
      const answer = await cache.answer('/en', ASKED)
      return answer && 'body' in answer ? String(answer.body) : ''
    },
    /** Returns the `Cache-Control` of the next response. */
    async control(): Promise<string> {
      const answer = await cache.answer('/en', ASKED)
      const head = answer && 'head' in answer ? answer.head : []
      return head[head.indexOf('cache-control') + 1] ?? ''
    },
    change(): void {
      content += 1
      cache.purge(CHANGE)
    },
    /** Waits until a render has started. */
    begun: () => expect.poll(() => waiting.length).toBeGreaterThan(0),
    finish: () => waiting.shift()?.(),
  }
}

test('PageCache: shows a change to later requests, also if it arrives while the page is rendering', async () => {
  const page = slowPage()
  const before = page.shown()
  await page.begun()
  page.finish()
  expect(await before).toBe('state 1')
  page.change()
  // The cache renders the page again because it is in demand. Meanwhile, the content changes once more.
  await page.begun()
  page.change()
  const after = page.shown()
  page.finish()
  await page.begun()
  page.finish()
  expect(await after).toBe('state 3')
  expect(await page.shown()).toBe('state 3')
})

test('PageCache: a page whose content changes during each render is shown in its last state', async () => {
  const page = slowPage()
  const shown = page.shown()
  for (let round = 0; round < 3; round += 1) {
    await page.begun()
    page.change()
    page.finish()
  }
  expect(await shown).toBe('state 3')
})

test('PageCache: no CDN stores a response whose content has changed, only those in the last state', async () => {
  const page = slowPage(20)
  const first = page.control()
  await page.begun()
  page.finish()
  expect(await first).toMatch(/s-maxage/)
  expect(await page.control()).toMatch(/s-maxage/)
  page.change()
  // The new page takes longer than a visitor waits.
  await page.begun()
  expect(await page.control()).toBe('public, max-age=0, must-revalidate')
  page.finish()
  await expect.poll(page.control).toMatch(/s-maxage/)

  const changing = slowPage()
  const shown = changing.control()
  for (let round = 0; round < 3; round += 1) {
    await changing.begun()
    changing.change()
    changing.finish()
  }
  expect(await shown).toBe('public, max-age=0, must-revalidate')
})

test.each([
  ['is rendered again by itself once the part exists', true, 'state 2'],
  ['stays as it is while the part cannot be made', false, 'state 1'],
])('PageCache: a page that lacks a late part %s', async (_, exists, shown) => {
  const part = Promise.withResolvers<boolean>()
  let renders = 0
  const cache = new PageCache({
    bytes: 2 ** 20,
    ownHost: () => 'localhost',
    now: () => new Date('2026-11-21T12:00:00Z'),
    async make() {
      renders += 1
      const late = new Set(renders === 1 ? [part.promise] : [])
      const dependencies = { ids: new Map(), lists: new Map(), late, until: Infinity, isIncomplete: false }
      return { kind: 'page', status: 200, headers: new Headers({ 'content-type': 'text/html' }), body: Buffer.from(`state ${renders}`), dependencies }
    },
  })
  await cache.answer('/en', ASKED)
  expect(renders).toBe(1)
  part.resolve(exists)
  await part.promise
  await new Promise(setImmediate)
  const answer = await cache.answer('/en', ASKED)
  expect(String(answer && 'body' in answer ? answer.body : '')).toBe(shown)
  expect(renders).toBe(exists ? 2 : 1)
})
