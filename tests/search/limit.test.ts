import { afterAll, expect, test } from 'vitest'
import { searchSite, suggestPages } from '../../src/features/search/search-site.server.ts'
import { onBehalfOf, SearchRefusedError } from '../../src/features/search/limit/search-limit.server.ts'
import { closeIndexes } from '../../src/features/search/running/running-index.server.ts'
import { TokenBuckets } from '../../src/features/search/limit/token-buckets.ts'
import { visitorAddress } from '../../src/features/search/limit/visitor-address.ts'

afterAll(closeIndexes)

test('TokenBuckets: allows a burst and then a fixed rate, separately for each key', () => {
  const buckets = new TokenBuckets(3, 2, 10)
  expect([0, 0, 0, 0].map((at) => buckets.take('a', at))).toEqual([true, true, true, false])
  expect(buckets.take('b', 0)).toBe(true)
  expect([400, 500, 600].map((at) => buckets.take('a', at))).toEqual([false, true, false])
  expect([90_000, 90_000, 90_000, 90_000].map((at) => buckets.take('a', at))).toEqual([true, true, true, false])
})

test.each([
  ['203.0.113.7', null, '203.0.113.7'],
  // Addresses that the client adds to the header are ignored.
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.0.0.3', '1.2.3.4, 198.51.100.1, 10.0.0.9', '198.51.100.1'],
  ['10.0.0.3', '198.51.100.1:4711', '198.51.100.1'],
  ['::1', '[2001:db8:1:2::7]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6', null, '2001:db8:1:2::/64'],
  ['127.0.0.1', null, undefined],
  ['127.0.0.1', 'unknown, nonsense', undefined],
  [undefined, null, undefined],
])('visitorAddress: the visitor behind %s, forwarded for %s, is %s', (connection, forwarded, wanted) => {
  expect(visitorAddress(connection, forwarded)).toBe(wanted)
})

test('countSearch: counts every search of a visitor in one bucket, for pages, suggestions and internal requests', async () => {
  const asking = (forwarded: string) => new Request('https://site.example/en', { headers: { 'X-Forwarded-For': forwarded } })
  const statusOf = (address: string, work: () => Promise<unknown>) =>
    onBehalfOf(asking(address), work).then(
      () => 'answered',
      (error: unknown) => (error instanceof SearchRefusedError ? 'refused' : 'failed'),
    )
  const suggesting = () => suggestPages('en', { words: '', isTyping: true, limit: 8 })
  const ways = [
    () => searchSite('en', { words: 'moon', skip: 0, limit: 10 }),
    suggesting,
    // Internal requests of the site, such as for a share picture, have no client address.
    () => onBehalfOf(new Request('https://site.example/en'), () => searchSite('en', { words: 'sun', skip: 0, limit: 10 })),
  ]
  const refusedAfter = async (address: string) => {
    for (let times = 0; times < 2000; times += 1)
      if ((await statusOf(address, times < 6 ? (ways[times % 3] ?? suggesting) : suggesting)) === 'refused') return times
    return undefined
  }
  expect(await refusedAfter('198.51.100.40')).toBeGreaterThanOrEqual(60)
  expect(await statusOf('198.51.100.41', suggesting)).toBe('answered')
})

test('countSearch: page searches, suggestions and internal requests use up the burst of a visitor together', async () => {
  const visitor = new Request('https://site.example/en', { headers: { 'X-Forwarded-For': '198.51.100.50' } })
  const pageSearch = () => searchSite('en', { words: 'moon', skip: 0, limit: 10 })
  const ways: readonly (() => Promise<unknown>)[] = [
    pageSearch,
    () => suggestPages('en', { words: '', isTyping: true, limit: 8 }),
    () => onBehalfOf(new Request('https://site.example/en'), () => searchSite('en', { words: 'sun', skip: 0, limit: 10 })),
  ]
  const refused: number[] = []
  // Without one of the ways, the others stay below the burst. All begin at once, so that time adds few tokens.
  for (let at = 0; at < 75; at += 1) {
    const search = onBehalfOf(visitor, ways[at % ways.length] ?? pageSearch)
    void search.catch((error: unknown) => error instanceof SearchRefusedError && refused.push(at))
  }
  await expect.poll(() => refused.length).toBeGreaterThan(0)
  expect(Math.min(...refused)).toBeGreaterThanOrEqual(60)
})
