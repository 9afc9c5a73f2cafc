import { expect, test } from 'vitest'
import { toJSON } from 'seroval'
import { siteKeys } from '../../../src/server/page-cache/site-keys.server.ts'
import { withSettings } from '../../support/with-settings.ts'

const keyOf = siteKeys({ isOwnListing: (segment) => segment === 'recipes', endpointAt: () => undefined, version: () => undefined })

test.each([
  ['/en/stories/%77hy', '/en/stories/why'],
  ['/en/x/../stories/./why', '/en/stories/why'],
  ['/en/x/%2E%2e/stories/why', '/en/stories/why'],
  ['/en\\stories\\why', '/en/stories/why'],
  ['/en/stories/why#x', '/en/stories/why'],
  ['/ar/%d9%82%d8%b5%d8%b5', '/ar/%D9%82%D8%B5%D8%B5'],
  ['/en/stories/a:b', '/en/stories/a%3Ab'],
  ['/en/stories/u%CC%88', '/en/stories/%C3%BC'],
  ['/en/stories/why?page=2&month=2027-01&topic=x&past=1', '/en/stories/why'],
  ['/en/stories?past=1&month=2027-01', '/en/stories'],
  ['/en/stories?page=02&topic=moon&x', '/en/stories?page=2&topic=moon'],
  ['/en/stories?topic=moon&topic=sun&page=1', '/en/stories'],
  ['/en/recipes?page=3', '/en/recipes?page=3'],
  ['/en.md?page=2', '/en.md'],
  ['/en/stories.md?page=2&x', '/en/stories.md?page=2'],
  ['/en?page=2', '/en'],
])('siteKeys: %s is stored as %s', (address, key) => {
  expect(keyOf(address)).toBe(key)
  expect(keyOf(key)).toBe(key)
})

test.each([
  '/en/stories/why%20',
  '/en/stories/why/',
  '//en/stories/why',
  '//evil.example/en',
  '/EN/stories/why',
  '/en/STORIES/why',
  '/de/stories/why',
  '/en/visit?page=2',
  '/en/recipes/x?page=2',
  '/en/search',
  '/en/%73earch',
  '/en//search?q=x',
  '/en/%zz',
  '/EN/llms.txt',
  'http://localhost/en',
  '*',
  '/media/x',
])('siteKeys: %s has no key', (address) => {
  expect(keyOf(address)).toBeUndefined()
})

test('siteKeys: without a prefix, pages have keys and endpoints have none', async () => {
  const asNeeded = await withSettings({ localePrefix: 'as-needed' }, () => import('../../../src/server/page-cache/site-keys.server.ts'))
  const endpointAt = (path: string) => (path.startsWith('/_search/') ? {} : undefined)
  const key = asNeeded.siteKeys({ isOwnListing: () => false, endpointAt, version: () => undefined })
  expect(['/', '/stories?page=2&x', '/de/geschichten', '/_search/en?q=moon', '/search?q=moon', '/x.css'].map(key)).toEqual([
    '/',
    '/stories?page=2',
    '/de/geschichten',
    undefined,
    undefined,
    undefined,
  ])
})

const call = (payload: unknown, more = '') => `/_serverFn/abc?payload=${encodeURIComponent(JSON.stringify(payload))}${more}`

test('siteKeys: calls with the same fields have the same key, in any order and with other parameters', () => {
  const key = keyOf(call(toJSON({ data: { locale: 'en', slug: 'ü' } })))
  expect(key).toMatch(/^\/_serverFn\/abc\?payload=/)
  expect(keyOf(call(toJSON({ data: { slug: 'u\u0308', locale: 'en' } }), '&x=1&payload=y'))).toBe(key)
  expect(keyOf(key ?? '')).toBe(key)
  for (const odd of [{ data: { a: {} } }, { data: {}, context: { x: 1 } }, {}]) expect(keyOf(call(toJSON(odd))), JSON.stringify(odd)).toBeUndefined()
  expect(keyOf('/_serverFn/abc?payload=%7B')).toBeUndefined()
})
