import { expect, test } from 'vitest'
import { PageCache } from '../../../src/server/page-cache/page-cache.server.ts'

const ASKED = { method: 'GET', host: 'localhost', acceptEncoding: undefined, ifNoneMatch: undefined }
const BYTES = 2 ** 20
/** Large enough that headers and keys hardly count. */
const BODY = Buffer.alloc(8192)
/** Far more than the memory can store. */
const MANY = 1000

/** Creates a cache of pages, of which those below /en/no do not exist. */
function cacheOfPages() {
  const cache = new PageCache({
    bytes: BYTES,
    ownHost: () => 'localhost',
    now: () => new Date('2026-11-21T12:00:00Z'),
    async make(key) {
      const dependencies = { ids: new Map(), lists: new Map(), late: new Set<never>(), until: Infinity, isIncomplete: false }
      return { kind: 'page', status: key.startsWith('/en/no') ? 404 : 200, headers: new Headers({ 'content-type': 'text/html' }), body: BODY, dependencies }
    },
  })
  return {
    async visit(...keys: readonly string[]) {
      for (const key of keys) await cache.answer(key, ASKED)
    },
    stored: (keys: readonly string[]) => keys.filter((key) => cache.has(key)),
  }
}

const keys = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}${at}`)
const pages = keys(30, '/en/stories/')
const filtered = keys(10, '/en/stories?topic=known')

test.each([
  ['values of a filter', '/en/events?month=', 1 / 4],
  ['missing pages', '/en/no-such-page-', 1 / 20],
  ['missing pages with a query', '/en/no-such-page?topic=', 1 / 20],
])('PageCache: any number of %s leaves other pages cached', async (_, prefix, share) => {
  const { visit, stored } = cacheOfPages()
  await visit(...pages)
  const flood = keys(MANY, prefix)
  await visit(...flood)
  expect(stored(pages)).toEqual(pages)
  const kept = stored(flood)
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.length * BODY.length).toBeLessThan(BYTES * share)
})

test('PageCache: missing pages leave filtered lists cached, and pages without a query too', async () => {
  const { visit, stored } = cacheOfPages()
  await visit(...filtered)
  await visit(...keys(MANY, '/en/no-such-page-'), ...keys(MANY, '/en/stories/'))
  expect(stored(filtered)).toEqual(filtered)
})
