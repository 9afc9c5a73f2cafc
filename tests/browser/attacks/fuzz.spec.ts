import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as later } from 'node:timers/promises'
import { signed } from '../../../src/features/preview/signature.server.ts'
import { startSite, type RunningServer } from '../../support/process.ts'
import { dice } from '../../support/spaces/random-edits.ts'
import { expect, test } from '../fixtures.ts'

const CONNECTIONS = 600
const SEED = 2026

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'PATCH', 'PROPFIND', 'get', 'QUERY']
const PATHS = [
  '/en',
  '/',
  '*',
  '//',
  '/en/stories/why-stars-twinkle',
  '/en/search?q=a',
  '/en/search',
  '/_serverFn//x',
  '/_serverFn/x',
  '/_serverFn/x/y',
  '/_serverFn/',
  '/api/preview',
  '/api/preview?token=x.y',
  '/api/webhooks/contentful',
  '/media/images/x',
  '/media/share/en/x/en.jpg',
  '/protected/x',
  '/sitemap.xml?part=x',
  '/healthz',
  '/en.md',
  '/en/stories.md',
  '/en/%zz',
  '/en/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/en/..%2f',
  '/en/stories/feed.atom?x',
  '/assets/x',
  '/en?page=99999999999999999999',
  '/en/events?month=9999-99',
  'http://localhost/en',
  'http://[/en',
  'https://1.2.3.4:99999/en',
  '/en/\\',
  '/en/_health?x=%',
  '/_serverFn/x?payload=%7B%22t%22%3A999%7D',
  '/_serverFn/x?payload=x',
  '/__proto__',
  '/en/__proto__',
  '/en/constructor',
  '/en/people/%F0%9F%98%80',
]
const HEADERS = [
  'Host: localhost',
  'Host: 1.2.3.4:99999',
  'Host: ',
  'Host: [::1]',
  'Host: a b',
  'Host: \u00ff',
  'Accept: text/markdown',
  'Accept: application/json',
  'Accept: ;;;,q=',
  'Accept-Encoding: br;q=x,,;',
  'Accept-Language: *;q=z',
  'If-None-Match: W/"',
  'If-Modified-Since: x',
  'Range: bytes=5-1',
  'Range: bytes=0-0,1-2',
  'Cookie: preview=x.y; preview=..; locale=%zz',
  'Cookie: =;;;=',
  'Expect: 100-continue',
  'Expect: x',
  'Content-Length: 5',
  'Content-Length: 5000000',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip',
  'Connection: close',
  'Connection: upgrade',
  'Upgrade: websocket',
  'X-Forwarded-For: x,,',
  'Content-Type: multipart/form-data',
  'Content-Type: application/json',
  'Sec-Fetch-Site: same-origin',
  'x-tsr-serverFn: true',
  'Origin: null',
  'X-Contentful-Signed-Headers: ,',
  'Content-Type: application/x-www-form-urlencoded',
]
const BODIES = ['', '', 'hello', '5\r\nhello\r\n0\r\n\r\n', 'x\r\n', '{"a":', 'token=%zz']

const SECRET = 'a secret of thirty-two characters'

/** Sends the exact bytes of a request on a separate connection. Returns the whole response. */
async function raw(site: RunningServer, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), 'localhost').on('error', () => undefined)
  socket.write(`${bytes}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

test('server: answers requests that the framework rejects with a page of the site, and logs no stack', { tag: '@exhaustive' }, async () => {
  const site = await startSite({ SITE_PREVIEW_SECRET: SECRET })
  try {
    for (const [bytes, status, words] of [
      ['GET /_serverFn//x HTTP/1.1\r\nHost: localhost', 404, 'There is no such function.'],
      ['GET /_serverFn/x/y HTTP/1.1\r\nHost: localhost', 404, 'There is no such function.'],
      ['TRACE /_serverFn/x HTTP/1.1\r\nHost: localhost', 405, 'This function is called in another way.'],
      ['GET /en/nope HTTP/1.1\r\nHost: 1.2.3.4:99999', 400, 'Bad Request'],
      ['GET /en/search?q=moon HTTP/1.1\r\nHost: localhost\r\nAccept: text/markdown', 200, '</html>'],
      ['GET /en/search HTTP/1.1\r\nHost: localhost\r\nAccept: application/json', 200, '</html>'],
      [`GET /en HTTP/1.1\r\nHost: localhost\r\nCookie: preview=${signed('no JSON', 'session', SECRET)}`, 200, '</html>'],
      [`GET /api/preview?token=${signed('no JSON', 'link', SECRET)} HTTP/1.1\r\nHost: localhost`, 403, '</html>'],
    ] as const) {
      const answer = await raw(site, bytes)
      expect(answer.slice(0, 12), bytes).toBe(`HTTP/1.1 ${status}`)
      expect(answer, bytes).toContain(words)
      expect(answer.toLowerCase(), bytes).toContain('x-content-type-options: nosniff')
    }
    expect(site.output()).not.toMatch(/^\s+at /m)
    expect(await raw(site, 'GET /en HTTP/1.1\r\nHost: evil.example')).not.toContain('evil.example')
  } finally {
    await site.stop()
  }
})

test('server: arbitrary bytes on a connection neither end the process nor log a stack', { tag: '@exhaustive' }, async () => {
  test.setTimeout(180_000)
  const site = await startSite({ SITE_PREVIEW_SECRET: SECRET, CONTENTFUL_WEBHOOK_SECRET: 'c'.repeat(64) })
  const { below, pick } = dice(SEED)
  const random = () => below(1000) / 1000
  const request = () => {
    const headers = [random() < 0.8 ? 'Host: localhost' : '', ...Array.from({ length: below(5) }, () => pick(HEADERS))].filter(Boolean)
    const written = `${pick(METHODS)} ${pick(PATHS)} HTTP/${random() < 0.9 ? '1.1' : pick(['1.0', '2.0', '9'])}\r\n${headers.join('\r\n')}\r\n\r\n${pick(BODIES)}`
    if (random() < 0.8) return written
    const at = below(written.length)
    return written.slice(0, at) + String.fromCharCode(below(256)) + written.slice(at + 1)
  }
  try {
    const one = async () => {
      const socket = connect(Number(new URL(site.url).port), 'localhost').on('error', () => undefined)
      socket.resume()
      socket.write(Array.from({ length: 1 + below(3) }, request).join(''), 'latin1')
      if (random() < 0.5) socket.end()
      await Promise.race([once(socket, 'close'), later(50 + random() * 200)])
      socket.destroy()
    }
    for (let done = 0; done < CONNECTIONS; done += 10) await Promise.all(Array.from({ length: 10 }, one))
    expect((await fetch(`${site.url}/en`)).status).toBe(200)
    expect(
      site
        .output()
        .split('\n')
        .filter((line) => /^\s+at |Error/.test(line)),
    ).toEqual([])
  } finally {
    await site.stop()
  }
})
