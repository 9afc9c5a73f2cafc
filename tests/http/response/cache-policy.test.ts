import { afterEach, expect, test, vi } from 'vitest'
import { parseEnvironment } from '../../../src/config/env.server.ts'

afterEach(() => void vi.unstubAllEnvs())

/** Returns the cache policies of a site with such an environment. */
async function policies(variables: Record<string, string> = {}) {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { cacheHeaders, isCacheable, policyOf, setCachePolicy } = await import('../../../src/server/response/cache-policy.server.ts')
  const { surrogateHeader, tagsOfChange, tagOfAll, tagOfTimed } = await import('../../../src/server/page-cache/cdn.server.ts')
  return { cacheHeaders, isCacheable, policyOf, setCachePolicy, surrogateHeader, tagsOfChange, tagOfAll, tagOfTimed }
}

const ASKED = 'public, max-age=0, must-revalidate'

test('cacheHeaders: without a CDN, no cache serves a page without revalidation', async () => {
  const { cacheHeaders, surrogateHeader } = await policies()
  expect(cacheHeaders('page')).toEqual({ 'Cache-Control': ASKED })
  expect(cacheHeaders('sitemap')).toEqual({ 'Cache-Control': ASKED })
  expect(cacheHeaders('negotiatedPage')).toEqual({ 'Cache-Control': 'private, max-age=0, must-revalidate' })
  expect(cacheHeaders('asset')).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' })
  expect(surrogateHeader(['story/a'], false)).toBeUndefined()
})

test.each([
  ['akamai', 'CDN-Cache-Control', 'Edge-Cache-Tag', ','],
  ['cloudflare', 'Cloudflare-CDN-Cache-Control', 'Cache-Tag', ','],
  ['fastly', 'Surrogate-Control', 'Surrogate-Key', ' '],
  ['netlify', 'Netlify-CDN-Cache-Control', 'Netlify-Cache-Tag', ','],
  ['vercel', 'Vercel-CDN-Cache-Control', 'Vercel-Cache-Tag', ','],
])('cacheHeaders: %s gets a separate header, and browsers still revalidate', async (SITE_CDN, control, header, separator) => {
  const { cacheHeaders, surrogateHeader } = await policies({ SITE_CDN, SITE_CDN_SECONDS: '3600' })
  expect(cacheHeaders('page')).toEqual({ 'Cache-Control': ASKED, [control]: 'public, max-age=3600, stale-while-revalidate=60, stale-if-error=86400' })
  const [name, value] = surrogateHeader(['story/a', 'asset/b', 'story/a'], false) ?? []
  expect(name).toBe(header)
  expect(value?.split(separator)).toHaveLength(3)
  expect(value).toMatch(/^[0-9a-f]{10}[, ][0-9a-f]{10}[, ][0-9a-f]{10}$/)
})

test.each([
  ['bunny', 'CDN-Tag'],
  ['cloudfront', 'Cache-Tag'],
  ['varnish', 'xkey'],
])('cacheHeaders: %s reads the header of browsers, which allows stale answers', async (SITE_CDN, header) => {
  const { cacheHeaders, surrogateHeader } = await policies({ SITE_CDN })
  expect(cacheHeaders('page')).toEqual({ 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400' })
  expect(surrogateHeader(['story/a'], false)?.[0]).toBe(header)
})

test('cacheHeaders: a CDN stores no private, failed or short-lived answer', async () => {
  const { cacheHeaders, isCacheable } = await policies({ SITE_CDN: 'fastly' })
  for (const kind of ['negotiatedPage', 'incompletePage', 'redirectTemporary', 'notFound', 'error', 'message', 'protectedMedia'] as const) {
    expect(Object.keys(cacheHeaders(kind)), kind).toEqual(['Cache-Control'])
    expect(cacheHeaders(kind)['Cache-Control'], kind).toMatch(/^(?:private|no-store)/)
  }
  expect(cacheHeaders('call')).toEqual({ 'Cache-Control': ASKED })
  expect(isCacheable(new Headers(cacheHeaders('error')))).toBe(false)
  expect(isCacheable(new Headers(cacheHeaders('negotiatedPage')))).toBe(true)
  expect(isCacheable(new Headers())).toBe(false)
})

test('setCachePolicy: an incomplete page is not stored by the CDN', async () => {
  const { cacheHeaders, setCachePolicy } = await policies({ SITE_CDN: 'fastly' })
  const headers = new Headers(cacheHeaders('page'))
  setCachePolicy(headers, 'incompletePage')
  expect([...headers]).toEqual([['cache-control', 'no-store']])
})

test('policyOf: the status takes precedence over the kind of address', async () => {
  const { policyOf } = await policies()
  for (const kind of ['page', 'negotiatedPage', 'call', 'media', 'file', 'sitemap'] as const) {
    expect([200, 206, 304].map((status) => policyOf(status, kind))).toEqual([kind, kind, kind])
    expect([404, 410].map((status) => policyOf(status, kind))).toEqual(['notFound', 'notFound'])
    for (const status of [400, 403, 405, 416, 500, 503, 508]) expect(policyOf(status, kind), `${status}`).toBe('error')
  }
  expect([301, 308].map((status) => policyOf(status, 'page'))).toEqual(['redirectPermanent', 'redirectPermanent'])
  expect([302, 303, 307].map((status) => policyOf(status, 'page'))).toEqual(['redirectTemporary', 'redirectTemporary', 'redirectTemporary'])
  expect([308, 307].map((status) => policyOf(status, 'negotiatedPage'))).toEqual(['negotiatedPage', 'redirectTemporary'])
  expect(policyOf(302, 'file')).toBe('file')
})

test('surrogateHeader: has at most 50 tags per page, and equal tags for equal dependencies', async () => {
  const { surrogateHeader } = await policies({ SITE_CDN: 'cloudfront' })
  const tags = (keys: readonly string[]) => surrogateHeader(keys, false)?.[1].split(',') ?? []
  const stories = Array.from({ length: 51 }, (_, index) => `story/${index}`)
  // One of them is the tag of all pages.
  expect(tags(stories.slice(0, 49))).toHaveLength(50)
  expect(tags(stories)).toEqual(tags(['story/*']))
  expect(tags([...stories, 'event'])).toEqual(tags(['event', 'story/*']))
  expect(tags(stories.map((_, index) => `type${index}/x`))).toEqual(tags(['*']))
  expect(tags(['story/1', 'event/2', 'story/1'])).toEqual(tags(['event/2', 'story/1']))
})

test.each([
  ['bunny', 1024],
  ['cloudflare', 4096],
  ['varnish', 4096],
])('surrogateHeader: %s gets no header longer than its limit', async (SITE_CDN, most) => {
  const { surrogateHeader } = await policies({ SITE_CDN })
  for (let count = 1; count < 300; count += 1) {
    const keys = Array.from({ length: count }, (_, index) => `${index}`.repeat(20))
    expect(surrogateHeader(keys, true)?.join(': ').length).toBeLessThanOrEqual(most)
  }
})

test('tagsOfChange: reaches each page that a change may affect', async () => {
  const { surrogateHeader, tagsOfChange, tagOfAll, tagOfTimed } = await policies({ SITE_CDN: 'cloudfront' })
  const tags = (keys: readonly string[], isTimed = false) => surrogateHeader(keys, isTimed)?.[1].split(',') ?? []
  const delivered = { contentTypeId: 'story', sys: {}, fields: {} }
  const change = { resources: [{ kind: 'Entry', id: 'x', before: undefined, after: delivered }], touchesModel: false } as const
  const reaches = (keys: readonly string[]) => tags(keys).some((tag) => tagsOfChange(change).has(tag))
  const many = (type: string) => Array.from({ length: 60 }, (_, index) => `${type}/${index}`)
  for (const keys of [['story/x'], ['story'], ['*'], ['unknown/x'], many('story'), many('unknown'), many('a').map((key) => key.replace('/', ''))]) {
    expect(reaches(keys), keys.join()).toBe(true)
  }
  for (const keys of [['story/y'], ['event'], ['asset/x'], many('event')]) expect(reaches(keys), keys.join()).toBe(false)
  const asset = { resources: [{ kind: 'Asset', id: 'x', before: undefined, after: { sys: {}, fields: {} } }], touchesModel: false } as const
  expect(tags(['asset/x']).some((tag) => tagsOfChange(asset).has(tag))).toBe(true)
  // The source may not know the content type of a deleted entry.
  const deleted = { resources: [{ kind: 'Entry', id: 'x', before: 'unknown', after: undefined }], touchesModel: false } as const
  for (const each of [deleted, { resources: [], touchesModel: true }]) expect([...tagsOfChange(each)]).toEqual([tagOfAll()])
  for (const keys of [[], ['story/x'], many('story')]) expect(tags(keys, true)).toEqual(expect.arrayContaining([tagOfAll(), tagOfTimed()]))
  expect(tags(['story/x'])).not.toContain(tagOfTimed())
})

test('SITE_CDN_SECONDS: is 60 by default if the CDN cannot be purged', () => {
  expect(parseEnvironment({ SITE_CDN: 'varnish' })).toMatchObject({ SITE_CDN: 'varnish', SITE_CDN_SECONDS: 60 })
})
