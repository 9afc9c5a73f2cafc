import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const ASKED = 'public, max-age=0, must-revalidate'
const HOUR = 'public, max-age=3600'
const YEAR = 'public, max-age=31536000'
const NEVER = 'no-store'

/** Headers of every response. */
const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
}

/** Each kind of response: its address, or a pattern that finds it on the home page, its status, and its `Cache-Control`. */
const KINDS: Readonly<Record<string, readonly [address: string | RegExp, status: number, control: string]>> = {
  'a page': ['/en', 200, ASKED],
  'a page of a list': ['/en/stories?page=2', 200, ASKED],
  'a page with parameters that say nothing': ['/en?utm_source=mail&x=1', 200, ASKED],
  'the sitemap': ['/sitemap.xml', 200, ASKED],
  'robots.txt': ['/robots.txt', 200, HOUR],
  'the web manifest': ['/site.webmanifest', 200, HOUR],
  'an icon by its usual name': ['/favicon.ico', 302, HOUR],
  'a script': [/\/assets\/[\w-]+\.js/, 200, `${YEAR}, immutable`],
  'a style sheet': [/\/assets\/[\w-]+\.css/, 200, `${YEAR}, immutable`],
  'a font': [/\/assets\/[\w-]+\.woff2/, 200, `${YEAR}, immutable`],
  'a picture': [/\/media\/images\/[^"\s]*\?[^"\s]*/, 200, YEAR],
  'the original of a picture': [/\/media\/images\/[^"\s?]*/, 200, YEAR],
  'a redirect for good': ['/de/stories', 308, ASKED],
  'a redirect by language': ['/', 307, NEVER],
  'a missing page': ['/en/nope', 404, NEVER],
  'a missing asset': ['/assets/nope.js', 404, NEVER],
  'a missing file': ['/nope.pdf', 404, NEVER],
  'a missing picture': ['/media/images/nope', 404, NEVER],
  'a call from elsewhere': ['/_serverFn/nope', 403, NEVER],
  'an address that cannot be read': ['/en/%00', 400, NEVER],
  'a probe': ['/healthz', 200, NEVER],
  'another probe': ['/readyz', 200, NEVER],
}

async function addressOf(request: APIRequestContext, wanted: string | RegExp): Promise<string> {
  if (typeof wanted === 'string') return wanted
  const found = wanted.exec(await (await request.get('/en')).text())?.[0] ?? ''
  expect(found).not.toBe('')
  return found.replaceAll('&amp;', '&')
}

/** Headers that differ between responses. */
const FLEETING = new Set(['date', 'transfer-encoding', 'x-contentful-request-id', 'server-timing', 'cache-status'])
const lasting = (response: APIResponse) => Object.fromEntries(Object.entries(response.headers()).filter(([name]) => !FLEETING.has(name)))

for (const [kind, [wanted, status, control]] of Object.entries(KINDS)) {
  test(`headers of ${kind}: include Cache-Control and the security headers`, async ({ request, baseURL }) => {
    const url = `${baseURL}${await addressOf(request, wanted)}`
    for (const encoding of ['gzip, deflate, br, zstd', 'identity']) {
      const asked = { maxRedirects: 0, headers: { 'Accept-Encoding': encoding } }
      const [get, head] = [await request.get(url, asked), await request.head(url, asked)]
      expect(get.status()).toBe(status)
      expect(get.headers()).toMatchObject({ ...SECURITY, 'cache-control': control })
      expect([head.status(), lasting(head), (await head.body()).length]).toEqual([status, lasting(get), 0])
      const { etag, vary, 'last-modified': modified } = get.headers()
      if (/^text|json|xml|javascript|svg/.test(get.headers()['content-type'] ?? '') && (await get.body()).length >= 1024)
        expect(vary).toContain('Accept-Encoding')
      if (status !== 200 || control === NEVER) {
        expect(etag, 'what is not kept has no tag').toBeUndefined()
        continue
      }
      expect(etag).toMatch(/^(?:W\/)?"[\w.-]+"$/)
      const known = [etag, `W/${etag?.replace('W/', '')}`, `"other", ${etag}`, '*']
      for (const conditions of [...known.map((tags) => ({ 'If-None-Match': `${tags}` })), ...(modified ? [{ 'If-Modified-Since': modified }] : [])]) {
        for (const method of ['GET', 'HEAD']) {
          const again = await request.fetch(url, { ...asked, method, headers: { ...asked.headers, ...conditions } })
          expect([again.status(), (await again.body()).length], JSON.stringify(conditions)).toEqual([304, 0])
          expect(again.headers()).toMatchObject({ ...SECURITY, 'cache-control': control, ...(vary && { vary }), ...(etag && { etag }) })
          expect(again.headers()['content-length'], 'a length would be that of a body').toBeUndefined()
        }
      }
      const other = await request.get(url, { ...asked, headers: { ...asked.headers, 'If-None-Match': '"other"' } })
      expect([other.status(), lasting(other)]).toEqual([200, lasting(get)])
    }
  })
}

test('range requests: files are served in parts if the validator of the client matches', async ({ request }) => {
  for (const wanted of [/\/media\/images\/[^"\s?]*/, /\/assets\/[\w-]+\.woff2/]) {
    const address = await addressOf(request, wanted)
    const whole = await request.get(address)
    const bytes = await whole.body()
    const { etag = '', 'last-modified': modified = '', 'cache-control': control } = whole.headers()
    const part = (headers: Record<string, string>) => request.get(address, { headers: { Range: 'bytes=3-9', ...headers } })
    for (const same of [undefined, etag, modified]) {
      const response = await part(same === undefined ? {} : { 'If-Range': same })
      expect(response.status()).toBe(206)
      expect(response.headers()).toMatchObject({ ...SECURITY, 'cache-control': control, 'content-range': `bytes 3-9/${bytes.length}`, etag })
      expect((await response.body()).equals(bytes.subarray(3, 10))).toBe(true)
    }
    expect((await part({ 'If-Range': '"other"' })).status()).toBe(200)
    const beyond = await request.get(address, { headers: { Range: 'bytes=999999999-' } })
    expect([beyond.status(), beyond.headers()['content-range']]).toEqual([416, `bytes */${bytes.length}`])
    expect(beyond.headers()).toMatchObject({ ...SECURITY, 'cache-control': NEVER })
    expect((await request.head(address, { headers: { Range: 'bytes=3-9' } })).status(), 'parts are for GET').toBe(200)
  }
})

test('refused pictures: carry no headers and no text of the content service', async ({ request, baseURL }) => {
  for (const path of ['/media/images/nope', '/media/images/meridian00001/nope/nope/nope.jpg?w=100', '/media/nope']) {
    const response = await request.get(`${baseURL}${path}`)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toBe('Not Found\n')
    expect(response.headers()['content-type'], path).toBe('text/plain; charset=utf-8')
    expect(
      Object.keys(response.headers()).filter((name) => /contentful|^server$|^access-control/.test(name)),
      path,
    ).toEqual([])
  }
})

test('refused requests: carry the security headers, even if malformed', async ({ request, baseURL }) => {
  for (const path of ['/en', '/sitemap.xml', '/assets/nope.js', '/media/images/nope', '/favicon.ico', '/healthz']) {
    const response = await request.delete(`${baseURL}${path}`)
    if (path !== '/healthz') expect(response.status(), path).toBe(405)
    expect(response.headers(), path).toMatchObject({ ...SECURITY, 'cache-control': NEVER })
  }
  const { port } = new URL(baseURL ?? '')
  for (const [bytes, status] of [
    ['GARBAGE\r\n\r\n', 400],
    ['GET nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['GET /en HTTP/1.1\r\nHost: x\r\nContent-Length: some\r\n\r\n', 400],
  ] as const) {
    const socket = connect(Number(port), 'localhost')
    await once(socket, 'connect')
    socket.write(bytes)
    const answer = await text(socket)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const header of [
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: ',
      'Permissions-Policy: ',
      'Cross-Origin-Opener-Policy: ',
      'Cache-Control: no-store',
    ]) {
      expect(answer.toLowerCase(), bytes.slice(0, 40)).toContain(header.toLowerCase())
    }
  }
})
