import { expect, test } from 'vitest'
import { TokenBuckets } from '../../src/search/limit/token-buckets.ts'
import { visitorAddress } from '../../src/search/limit/visitor-address.ts'

test('a burst is let through, and then so many a second, each name by itself', () => {
  const buckets = new TokenBuckets(3, 2, 10)
  expect([0, 0, 0, 0].map((at) => buckets.take('a', at))).toEqual([true, true, true, false])
  expect(buckets.take('b', 0)).toBe(true)
  expect([400, 500, 600].map((at) => buckets.take('a', at))).toEqual([false, true, false])
  expect([90_000, 90_000, 90_000, 90_000].map((at) => buckets.take('a', at))).toEqual([true, true, true, false])
})

test.each([
  ['203.0.113.7', null, '203.0.113.7'],
  // What a visitor says of himself counts for nothing.
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.0.0.3', '1.2.3.4, 198.51.100.1, 10.0.0.9', '198.51.100.1'],
  ['10.0.0.3', '198.51.100.1:4711', '198.51.100.1'],
  ['::1', '[2001:db8:1:2::7]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6', null, '2001:db8:1:2::/64'],
  ['127.0.0.1', null, undefined],
  ['127.0.0.1', 'unknown, nonsense', undefined],
  [undefined, null, undefined],
])('the visitor behind %s, forwarded for %s, is %s', (connection, forwarded, wanted) => {
  expect(visitorAddress(connection, forwarded)).toBe(wanted)
})
