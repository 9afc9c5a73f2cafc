import type { APIResponse } from '@playwright/test'
import { siteWord } from '../../support/site-words.ts'
import { expect, test } from '../fixtures.ts'
import { loaded } from '../measure/settled.ts'
import { CASES, hydrated } from '../page-types.ts'

test('page: answers 405 to methods other than GET and HEAD', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const path of ['/', '/en', '/de/geschichten', '/en/no-such-page']) {
      const response = await request.fetch(path, { method, maxRedirects: 0 })
      expect(response.status(), `${method} ${path}`).toBe(405)
      expect(response.headers()['allow']).toBe('GET, HEAD')
    }
  }
})

/** Headers that differ between responses, or describe the use of caches. */
const FLEETING = new Set(['date', 'transfer-encoding', 'x-contentful-request-id', 'cache-status', 'server-timing'])

test('HEAD: returns the headers of GET without a body', async ({ request }) => {
  for (const path of ['/en', '/en/nope', '/', '/sitemap.xml', '/site.webmanifest', '/favicon.ico', '/media/nope', '/healthz']) {
    for (const encoding of ['gzip, deflate, br, zstd', 'identity']) {
      const options = { maxRedirects: 0, headers: { 'Accept-Encoding': encoding } }
      const [get, head] = [await request.get(path, options), await request.head(path, options)]
      const headers = (response: APIResponse) =>
        response
          .headersArray()
          .filter(({ name }) => !FLEETING.has(name.toLowerCase()))
          .map(({ name, value }) => `${name.toLowerCase()}: ${value}`)
          .toSorted()
      expect(head.status(), path).toBe(get.status())
      expect(headers(head), path).toEqual(headers(get))
      expect((await head.body()).length).toBe(0)
    }
  }
})

test('error page outside the framework: links the styles of the site', async ({ request }) => {
  const page = await request.get('/en/%00')
  expect(page.status()).toBe(400)
  const [, href = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(await page.text()) ?? []
  const styles = await request.get(href)
  expect(styles.status(), href).toBe(200)
  expect(styles.headers()['content-type']).toContain('text/css')
})

test('page: is identical on each request, has an ETag and answers 304 to a matching one', async ({ request }) => {
  for (const path of ['/en', '/ja', '/en/stories?page=2', '/sitemap.xml']) {
    const [one, other] = [await request.get(path), await request.get(path)]
    expect(await one.text(), path).toBe(await other.text())
    const etag = one.headers()['etag'] ?? ''
    expect(etag, path).toMatch(/^W\/"[\w-]+"$/)
    expect(other.headers()['etag']).toBe(etag)
    for (const encoding of ['br', 'identity']) {
      const again = await request.get(path, { headers: { 'If-None-Match': etag, 'Accept-Encoding': encoding } })
      expect(again.status(), path).toBe(304)
      expect(again.headers()['vary']).toBe(path.endsWith('.xml') ? 'Accept-Encoding' : 'Accept, Accept-Encoding')
      expect(again.headers()['cache-control']).toBe(one.headers()['cache-control'])
    }
  }
  expect((await request.get('/en/nope')).headers()['etag']).toBeUndefined()
})

test('compression: pages and built files follow Accept-Encoding', async ({ request }) => {
  const page = await (await request.get('/en')).text()
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(page) ?? []
  for (const path of ['/en', script]) {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['zstd, gzip', 'zstd'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0.1, gzip;q=0.9, identity;q=0', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const response = await request.get(path, { headers: { 'Accept-Encoding': accepted } })
      expect(response.status()).toBe(200)
      expect(response.headers()['content-encoding'], `${path} for ${accepted}`).toBe(encoding)
      expect(response.headers()['vary'], path).toBe(path === script ? 'Accept-Encoding' : 'Accept, Accept-Encoding')
    }
  }
})

test('compression: a browser receives pages and scripts in Brotli', async ({ page }) => {
  // Files of less than 1 KB are not compressed, and any script may arrive first.
  const script = page.waitForResponse(async (response) => /\/assets\/[\w-]+\.js$/.test(response.url()) && (await response.body()).length >= 1024)
  const response = await page.goto('/en')
  for (const each of [response, await script]) expect((await each?.allHeaders())?.['content-encoding']).toBe('br')
})

test('Cache-Control: a year for built files, an hour for other files, no-store for missing ones', async ({ request }) => {
  const page = await (await request.get('/en')).text()
  const files = [...new Set(page.match(/\/assets\/[\w-]+\.\w+/g))]
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) expect((await request.get(file)).headers()['cache-control'], file).toBe('public, max-age=31536000, immutable')
  const missing = await request.get('/assets/nope.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBe('no-store')
  expect(await missing.text()).toBe('Not found\n')
})

test('web app manifest and icons: come from the settings of the site and its theme', async ({ request }) => {
  const page = await (await request.get('/ar')).text()
  const linked = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(page)?.[1] ?? ''
  const response = await request.get(linked('manifest'))
  expect(response.headers()['content-type']).toBe('application/manifest+json')
  const manifest: { name: string; lang: string; start_url: string; icons: { src: string; sizes: string }[] } = await response.json()
  expect(manifest).toMatchObject({ name: 'Meridian', lang: 'en', dir: 'ltr', start_url: '/en' })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  for (const icon of [linked('icon'), linked('apple-touch-icon'), ...manifest.icons.map(({ src }) => src)]) {
    const built = await request.get(icon)
    expect(built.headers()['content-type'], icon).toMatch(/^image\//)
    expect(built.headers()['cache-control'], icon).toBe('public, max-age=31536000, immutable')
  }
  for (const path of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png']) {
    const sent = await request.get(path, { maxRedirects: 0 })
    expect([sent.status(), sent.headers()['cache-control']], path).toEqual([302, 'public, max-age=3600'])
    expect((await request.get(path)).headers()['content-type'], path).toBe(path.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
  }
})

test('root redirect: picks the language by cookie, Accept-Language, then default, and preserves the query', async ({ request }) => {
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

test('errors: a malformed address answers 400 and a missing one 404, both with a page', async ({ request, baseURL }) => {
  // The server caches the editors' texts of a language when a page in that language is read.
  for (const locale of ['en', 'de']) await request.get(`${baseURL}/${locale}`)
  for (const path of ['/en/%zz', '/%E9', '/en/%00', '/en/a%0d%0ab', '/%zz.js', '/assets/%zz.js', '/_serverFn/%zz', '/media/%zz']) {
    const response = await request.get(`${baseURL}${path}`)
    expect(response.status(), path).toBe(400)
    expect(response.headers()['content-type'], path).toBe('text/html; charset=utf-8')
    expect(response.headers()['cache-control'], path).toBe('no-store')
    expect(response.headers()['content-security-policy'], path).toContain("default-src 'none'")
    expect(await response.text(), path).toContain(`<h1>${siteWord('notFoundTitle', 'en')}</h1>`)
  }
  const german = await (await request.get('/de/%00')).text()
  expect(german).toContain(`<html lang="de" dir="ltr">`)
  expect(german).toContain(`<h1>${siteWord('notFoundTitle', 'de')}</h1>`)
})

test('unusual addresses: take one redirect at most', async ({ request, baseURL }) => {
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
      expect(hops, path).toBeLessThanOrEqual(1)
      const response: APIResponse = await request.get(new URL(url ?? '', baseURL).href, { maxRedirects: 0 })
      expect(response.status(), `${path} → ${url}`).toBeLessThan(500)
      const location: string | undefined = response.headers()['location']
      if (!location) break
      expect(new URL(location, baseURL).origin).toBe(baseURL)
      url = location
    }
  }
})

test('redirect: a path that resembles another host stays on this host', async ({ request, baseURL }) => {
  const response = await request.get(`${baseURL}//evil.example/x`, { maxRedirects: 0 })
  expect(new URL(response.headers()['location'] ?? '', baseURL).origin).toBe(baseURL)
})

test('redirect: untranslated or foreign segments and foreign slugs lead permanently to the right address', async ({ request }) => {
  const moved = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(308)
    return response.headers()['location']
  }
  expect(await moved('/de/stories')).toBe('/de/geschichten')
  expect(await moved('/de/recits?x=1')).toBe('/de/geschichten?x=1')
  expect(await moved('/en/stories/warum-sterne-funkeln')).toBe('/en/stories/why-stars-twinkle')
  expect(await moved('/en/opening-hours')).toBe('/en/visit')
  expect(await moved('/en/home')).toBe('/en')
})

const CALL_ID = /_serverFn\/([\w-]+)/

test('server functions: answer client errors with 404 or 400 and a fixed sentence', async ({ request, page }) => {
  const calls: string[] = []
  page.on('request', (each) => calls.push(each.url()))
  await page.goto('/en')
  await hydrated(page)
  await page.getByRole('contentinfo').locator('a[href="/en/topics"]').first().click()
  await expect.poll(() => calls.some((url) => CALL_ID.test(url))).toBe(true)
  const id = CALL_ID.exec(calls.find((url) => CALL_ID.test(url)) ?? '')?.[1] ?? ''
  const valid = new URL(calls.find((url) => CALL_ID.test(url)) ?? '')
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'x-tsr-serverFn': 'true' }

  const right = await request.get(valid.pathname + valid.search, { headers })
  expect(right.status()).toBe(200)
  expect(right.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  const known = await request.get(valid.pathname + valid.search, { headers: { ...headers, 'If-None-Match': right.headers()['etag'] ?? '' } })
  expect(known.status()).toBe(304)

  const wrongLocale = (valid.searchParams.get('payload') ?? '').replace('"en"', '"xx"')
  for (const [path, status, words] of [
    ['/_serverFn/', 404, 'There is no such function.\n'],
    ['/_serverFn/abc', 404, 'There is no such function.\n'],
    ['/_serverFn/__proto__', 404, 'There is no such function.\n'],
    [`/_serverFn/${id}`, 400, 'This call cannot be read.\n'],
    [`/_serverFn/${id}?payload=x`, 400, 'This call cannot be read.\n'],
    [`/_serverFn/${id}?payload=%7B%22t%22%3A999%7D`, 400, 'This call cannot be read.\n'],
    [`/_serverFn/${id}?payload=${encodeURIComponent(wrongLocale)}`, 400, 'This call cannot be read.\n'],
  ] as const) {
    const response = await request.get(path, { headers })
    expect(response.status(), path).toBe(status)
    expect(await response.text(), path).toBe(words)
    expect(response.headers()['cache-control'], path).toBe('no-store')
    expect(response.headers()['x-content-type-options'], path).toBe('nosniff')
  }
  const posted = await request.post(`/_serverFn/${id}`, { headers })
  expect([posted.status(), posted.headers()['allow'], await posted.text()]).toEqual([405, 'GET', 'This function is called in another way.\n'])
  const foreign = await request.get(valid.pathname + valid.search, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect([foreign.status(), await foreign.text()]).toEqual([403, 'This call comes from elsewhere.\n'])
})

test('responses: all carry the security headers, and none identifies the server software', async ({ request, baseURL }) => {
  const page = await (await request.get('/en')).text()
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(page) ?? []
  const [picture = ''] = /\/media\/images\/[^"\s?]*/.exec(page) ?? []
  expect(script && picture).not.toBe('')
  const pages = CASES.filter(({ locale }) => locale === 'en').map((each) => each.path)
  const others = ['/', '/de/stories', '/en/nope', '/en/%00', '/favicon.ico', '/site.webmanifest', '/robots.txt', '/sitemap.xml', '/healthz', '/readyz']
  for (const path of [...pages, ...others, script, '/assets/nope.js', picture, '/media/nope', '/_serverFn/nope']) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    const headers = response.headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
    expect(headers['x-powered-by'], path).toBeUndefined()
    if (headers['content-type']?.startsWith('text/html')) expect(headers['content-security-policy'], path).toMatch(/script-src (?!.*unsafe-)/)
    if (/^text|json|xml|javascript/.test(headers['content-type'] ?? '')) expect(await response.text(), path).not.toMatch(/nonce=|node_modules|\.server\.ts/)
  }
  const refused = await request.delete('/en')
  expect(refused.headers()['x-content-type-options']).toBe('nosniff')
})

test('picture: the site serves it with its own headers', async ({ request }) => {
  const page = await (await request.get('/en')).text()
  const [picture = ''] = /\/media\/images\/[^"\s]*\?[^"\s]*/.exec(page) ?? []
  const path = picture.replaceAll('&amp;', '&')
  const response = await request.get(path)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toMatch(/^image\//)
  expect(response.headers()['cache-control']).toContain('max-age=31536000')
  expect(response.headers()['content-encoding']).toBeUndefined()
  expect((await request.get(path, { headers: { 'If-None-Match': response.headers()['etag'] ?? '' } })).status()).toBe(304)
})

test('page: stays as rendered if its data script is blocked', async ({ page, problems }) => {
  problems.expect(/inline script|policy: script-src/)
  await page.route('**/en/visit', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    // With one more character, the hash of the script no longer matches the policy.
    await route.fulfill({ response, body: html.replace('$_TSR.router=', ' $_TSR.router=') })
  })
  await page.goto('/en/visit')
  const title = (await page.locator('h1').textContent()) ?? ''
  await loaded(page)
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.locator('a[href="/en/stories"]').first().click()
  await expect(page).toHaveURL(/\/en\/stories$/)
})
