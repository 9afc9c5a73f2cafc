import type { APIResponse } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { CASES } from './page-types.ts'

test('a method other than GET or HEAD on a page is 405', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const path of ['/', '/en', '/de/geschichten', '/en/no-such-page']) {
      const response = await request.fetch(path, { method, maxRedirects: 0 })
      expect(response.status(), `${method} ${path}`).toBe(405)
      expect(response.headers()['allow']).toBe('GET, HEAD')
    }
  }
})

test('HEAD gives the headers of GET and no body', async ({ request }) => {
  const [get, head] = [await request.get('/en'), await request.head('/en')]
  expect(head.status()).toBe(200)
  expect(head.headers()['content-type']).toBe(get.headers()['content-type'])
  expect(head.headers()['content-security-policy']).toMatch(/script-src localhost:\d+\/assets\/ .*'sha256-/)
  expect((await head.body()).length).toBe(0)
})

test('the language is chosen at / by cookie, then Accept-Language, then base; the query is kept', async ({ request }) => {
  const at = async (path: string, headers: Record<string, string>) => {
    const response = await request.get(path, { headers, maxRedirects: 0 })
    expect(response.status()).toBe(307)
    expect(response.headers()['cache-control']).toBe('no-store')
    expect(response.headers()['vary']).toBe('Accept-Language, Cookie')
    return response.headers()['location']
  }
  expect(await at('/', { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.8' })).toBe('/de')
  expect(await at('/?from=mail&x=1.0', { 'Accept-Language': 'fr;q=0.5, ar-EG;q=0.9' })).toBe('/ar?from=mail&x=1.0')
  expect(await at('/', { 'Accept-Language': 'de', Cookie: 'a=b; locale=ja' })).toBe('/ja')
  expect(await at('/', { 'Accept-Language': 'de', Cookie: 'locale=xx' })).toBe('/de')
  expect(await at('/', { 'Accept-Language': 'tlh, *;q=0.1' })).toBe('/en')
  expect(await at('/', { 'Accept-Language': '' })).toBe('/en')
  expect(await at('/', { 'Accept-Language': ';;;q=,,=' })).toBe('/en')
  expect(await at('/stories?page=2', { 'Accept-Language': 'de' })).toBe('/de/geschichten?page=2')
})

test('odd addresses are answered without a loop and with one redirect at most', async ({ request, baseURL }) => {
  for (const path of [
    '/en//visit',
    '/en/visit/',
    '/EN',
    '/de/stories',
    '/de/%73tories',
    '/en/%zz',
    '/en/a%2Fb',
    '/en/%25',
    '/en/💫',
    '/ar/قصص',
    '/%E9',
    '/en/stories?page=abc',
    '/en/stories?page=-1',
    '/en/../de',
  ]) {
    let url: string | undefined = path
    for (let hops = 0; ; hops += 1) {
      expect(hops, path).toBeLessThanOrEqual(2)
      const response: APIResponse = await request.get(new URL(url ?? '', baseURL).href, { maxRedirects: 0 })
      expect(response.status(), `${path} → ${url}`).toBeLessThan(500)
      const location: string | undefined = response.headers()['location']
      if (!location) break
      expect(new URL(location, baseURL).origin).toBe(baseURL)
      url = location
    }
  }
})

test('a path that looks like another host stays on this one', async ({ request, baseURL }) => {
  const response = await request.get(`${baseURL}//evil.example/x`, { maxRedirects: 0 })
  expect(new URL(response.headers()['location'] ?? '', baseURL).origin).toBe(baseURL)
})

test('an untranslated or foreign segment and a foreign slug go to the right address for good', async ({ request }) => {
  const moved = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(308)
    return response.headers()['location']
  }
  expect(await moved('/de/stories')).toBe('/de/geschichten')
  expect(await moved('/de/agenda?x=1')).toBe('/de/veranstaltungen?x=1')
  expect(await moved('/en/stories/warum-sterne-funkeln')).toBe('/en/stories/why-stars-twinkle')
  expect(await moved('/en/opening-hours')).toBe('/en/visit')
  expect(await moved('/en/home')).toBe('/en')
})

test('no page, file or server function allows inline or evaluated scripts, or tells what the server is', async ({ request }) => {
  for (const path of [...CASES.filter(({ locale }) => locale === 'en').map((each) => each.path), '/en/nope', '/favicon.svg']) {
    const response = await request.get(path)
    expect(response.headers()['content-security-policy'] ?? '').not.toMatch(/script-src[^;]*unsafe-(inline|eval)/)
    expect(response.headers()['x-content-type-options'] ?? 'nosniff').toBe('nosniff')
    expect(response.headers()['x-powered-by']).toBeUndefined()
    expect(await response.text()).not.toMatch(/nonce=|node_modules|\.server\.ts/)
  }
})
