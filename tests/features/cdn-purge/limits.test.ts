import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startReceiver, type Answer, type Received } from '../../support/receiver.ts'
import { folderOfTest, purging, TestClock } from './purging.ts'
import { soon } from './soon.ts'

interface Limits {
  /** Variables of the purge besides `SITE_CDN` and `SITE_CDN_API`. */
  readonly variables: Readonly<Record<string, string>>
  /** Tags of a request. */
  readonly tagsOf: (request: Received) => readonly string[]
  readonly maxTags: number
  readonly maxBytes?: number
  /** Limit of requests: at once, and in each minute after that. */
  readonly requests?: readonly [burst: number, perMinute: number]
  readonly tags?: readonly [burst: number, perMinute: number]
  /** Number of changes, with 400 tags each. */
  readonly changes: number
}

const credentials = { SITE_CDN_CLIENT: 'key', SITE_CDN_TOKEN: 'token', SITE_CDN_SECRET: 'secret' }
const json = (key: string) => (request: Received) => JSON.parse(request.body)[key]

/** Limits in the documentation of the vendors, with enough changes to reach them. */
const VENDORS: Readonly<Record<string, Limits>> = {
  // https://techdocs.akamai.com/purge-cache/reference/rate-limiting
  akamai: { variables: credentials, tagsOf: json('objects'), maxTags: 5000, maxBytes: 50_000, requests: [100, 3000], tags: [5000, 500], changes: 8 },
  // https://docs.bunny.net/docs/cdn-api-purge-rate-limits
  bunny: { variables: { ...credentials, SITE_CDN_ID: '1' }, tagsOf: (request) => [json('CacheTag')(request)], maxTags: 1, requests: [120, 300], changes: 1 },
  // https://developers.cloudflare.com/cache/how-to/purge-cache/: the free plan.
  cloudflare: { variables: { ...credentials, SITE_CDN_ID: 'zone' }, tagsOf: json('tags'), maxTags: 100, requests: [25, 5], changes: 12 },
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
  cloudfront: {
    variables: { ...credentials, SITE_CDN_ID: 'zone' },
    tagsOf: ({ body }) => [...body.matchAll(/<Path>#(\w+)<\/Path>/g)].flatMap(([, tag]) => tag ?? []),
    maxTags: 3000,
    changes: 5,
  },
  // https://www.fastly.com/documentation/reference/api/purging/
  fastly: { variables: { ...credentials, SITE_CDN_ID: 'zone' }, tagsOf: json('surrogate_keys'), maxTags: 256, changes: 5 },
  // The operator’s own limit, in `SITE_CDN_REQUEST`.
  generic: {
    variables: { SITE_CDN_REQUEST: '{"url":"<receiver>/purge","headers":{"Tags":"<tags>"},"separator":",","maxPerRequest":30}' },
    tagsOf: ({ headers }) => String(headers['tags']).split(','),
    maxTags: 30,
    changes: 3,
  },
  // Without a documented maximum.
  netlify: { variables: { ...credentials, SITE_CDN_ID: 'site' }, tagsOf: json('cache_tags'), maxTags: 100, changes: 3 },
  // A line of a header in Varnish has at most 8 KB (`http_req_hdr_len`).
  varnish: { variables: {}, tagsOf: ({ headers }) => String(headers['xkey-softpurge']).split(' '), maxTags: 700, changes: 5 },
  // https://vercel.com/docs/rest-api/reference/endpoints/edge-cache
  vercel: { variables: { ...credentials, SITE_CDN_ID: 'project' }, tagsOf: json('tags'), maxTags: 16, changes: 2 },
}

/** Creates a token bucket as the vendors describe it: returns whether it accepts some more, and takes them if so. */
function bucketOf([burst, perMinute]: readonly [number, number], now: () => number) {
  let [level, at] = [burst, now()]
  return (count: number): boolean => {
    level = Math.min(burst, level + ((now() - at) * perMinute) / 60_000)
    at = now()
    // Sums of fractions are not exact.
    if (level + 1e-6 < count) return false
    level -= count
    return true
  }
}

test.each(Object.entries(VENDORS))('%s: purges stay within the limits of the vendor, and all tags arrive', async (SITE_CDN, limits) => {
  using own = folderOfTest()
  const clock = new TestClock()
  const now = () => clock.now()
  const accepts = { requests: bucketOf(limits.requests ?? [Infinity, 1], now), tags: bucketOf(limits.tags ?? [Infinity, 1], now) }
  const refused: string[] = []
  const arrived = new Set<string>()
  const answerTo = (request: Received): Answer => {
    const tags = limits.tagsOf(request)
    const isTooLarge = tags.length > limits.maxTags || request.body.length > (limits.maxBytes ?? Infinity)
    const fault = isTooLarge ? 413 : accepts.requests(1) && accepts.tags(tags.length) ? undefined : 429
    if (fault !== undefined) {
      refused.push(`${fault} for ${tags.length} tags`)
      return [fault]
    }
    for (const tag of tags) arrived.add(tag)
    return [200]
  }
  const receiver = await startReceiver(answerTo)
  const variables = Object.fromEntries(Object.entries(limits.variables).map(([name, value]) => [name, value.replace('<receiver>', receiver.url)]))
  const { purger } = await purging({ SITE_CDN, SITE_CDN_API: receiver.url, SITE_CDN_AGAIN_SECONDS: '1', ...variables }, own.folder, clock)
  try {
    purger.open()
    for (let change = 1; change <= limits.changes; change += 1) {
      await purger.purge(Array.from({ length: 400 }, (_, index) => `${change}a${index}`))
      while (purger.status.waiting > 0 && refused.length === 0) {
        // Without a pause, the limit of the test’s time could not end a loop.
        await setImmediate()
        clock.advance(clock.untilNext ?? 0)
      }
      expect(refused).toEqual([])
    }
    expect(arrived.size).toBe(limits.changes * 400)
  } finally {
    await purger.close()
    await receiver.close()
  }
})

test('akamai: waits 5 s after 429, whose response has no Retry-After', async () => {
  using own = folderOfTest()
  const clock = new TestClock()
  const receiver = await startReceiver()
  const { purger } = await purging({ SITE_CDN: 'akamai', SITE_CDN_API: receiver.url, ...credentials }, own.folder, clock)
  try {
    purger.open()
    receiver.answers([429], [429, { 'Retry-After': '7' }], [500])
    await purger.purge(['aa'])
    clock.advance(100)
    for (const pause of [5000, 7000, 4000]) {
      await soon(() => expect(clock.untilNext).toBe(pause))
      clock.advance(pause)
    }
    await soon(() => expect(purger.status).toMatchObject({ purges: 1, failures: 3 }))
  } finally {
    await purger.close()
    await receiver.close()
  }
})
