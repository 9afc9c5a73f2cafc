import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as later } from 'node:timers/promises'
import { LISTED_TYPES, listingOf } from '../../../src/config/page-types/table.ts'
import { startNginx } from '../../support/nginx.ts'
import { startSite, type RunningServer } from '../../support/process.ts'
import { expect, test } from '../fixtures.ts'

const PREVIEW = { SITE_PREVIEW_SECRET: 'a secret of thirty-two characters', CONTENTFUL_WEBHOOK_SECRET: 'c'.repeat(64) }
const UNREAD = [
  '/api/preview',
  '/api/preview/exit',
  '/api/preview/moment',
  '/api/preview/links',
  '/api/preview/edited',
  '/api/webhooks/contentful',
  '/_serverFn/x',
  '/en',
]

/** Returns the open file descriptors of a process and its memory in megabytes, as reported by Linux. */
function figures({ pid }: RunningServer): { descriptors: number; megabytes: number } {
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return { descriptors: readdirSync(`/proc/${pid}/fd`).length, megabytes: Number(resident) / 1024 }
}

/** Waits until a process has used less than 5 % of a processor for 2 s. */
async function untilIdle({ pid }: RunningServer): Promise<void> {
  // User and system time are the 14th and 15th field; the second, the name, may contain spaces. A tick is 10 ms.
  const ticks = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  }
  const used = async () => {
    const before = ticks()
    await later(2000)
    return ticks() - before
  }
  await expect.poll(used, { timeout: 90_000 }).toBeLessThan(10)
}

/** Posts a body with or without `Content-Length`. Returns the status of the response. */
function post(url: string, body: Buffer, isChunked: boolean): Promise<number | undefined> {
  const headers = isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': body.length }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sent.on('error', reject).end(body)
  })
}

/** Finds the addresses of pictures on a page, and of its share pictures. */
async function picturesOf(url: string): Promise<{ pictures: string[]; shared: string[] }> {
  const pages = ['/en', ...LISTED_TYPES.map((type) => `/en/${listingOf(type)}`), '/en/stories/why-stars-twinkle', '/en/visit']
  const html = (await Promise.all(pages.map(async (path) => (await fetch(url + path)).text()))).join('\n').replaceAll('&amp;', '&')
  const found = (pattern: RegExp) => [...new Set(html.match(pattern))]
  return { pictures: found(/\/media\/images\/[^\s"',]+/g), shared: found(/\/media\/share\/[^\s"']+/g) }
}

/** Opens the home page in 100 connections at once. Returns the statuses, and the time of the slowest response in milliseconds. */
async function visits(url: string): Promise<{ statuses: Set<number>; slowestMs: number }> {
  const answers = Array.from({ length: 100 }, async () => {
    const begun = performance.now()
    const response = await fetch(`${url}/en`)
    await response.arrayBuffer()
    return { status: response.status, ms: performance.now() - begun }
  })
  const all = await Promise.all(answers)
  return { statuses: new Set(all.map(({ status }) => status)), slowestMs: Math.max(...all.map(({ ms }) => ms)) }
}

test('server behind nginx: POST requests that no handler reads delay no other request', { tag: '@exhaustive' }, async () => {
  test.setTimeout(120_000)
  const site = await startSite(PREVIEW)
  const nginx = await startNginx(site.url, 8)
  try {
    const home = await fetch(`${nginx.url}/en`)
    expect(home.status).toBe(200)
    for (const chunked of [false, true]) {
      const body = Buffer.alloc(300_000, 'x')
      const posts = await Promise.all(UNREAD.map((path) => post(nginx.url + path, body, chunked)))
      for (const status of posts) expect([400, 403, 404, 405, 413]).toContain(status)
      // The visits without nginx use other connections, at the same time and on the same machine.
      const [proxied, direct] = await Promise.all([visits(nginx.url), visits(site.url)])
      expect([...proxied.statuses, ...direct.statuses]).toEqual([200, 200])
      expect(proxied.slowestMs).toBeLessThan(1000 + 4 * direct.slowestMs)
    }
  } finally {
    await nginx.stop()
    await site.stop()
  }
})

test('server: unread pipelined requests cost one response at a time, and their memory and descriptors are released', { tag: '@exhaustive' }, async () => {
  test.skip(process.platform !== 'linux', 'only Linux reports the memory and the descriptors of a process')
  test.setTimeout(300_000)
  const site = await startSite(PREVIEW)
  const open: Socket[] = []
  try {
    const { pictures: all, shared } = await picturesOf(site.url)
    // Each is created first, which takes about a minute for all.
    const pictures = all.slice(0, 60)
    expect(pictures.length).toBeGreaterThan(20)
    expect(shared.length).toBeGreaterThan(3)
    for (const path of [...pictures, ...shared]) await (await fetch(site.url + path)).arrayBuffer()
    // The first search compares the index with all pages, in this process.
    await (await fetch(`${site.url}/_search/en?q=Meridian`)).text()
    await untilIdle(site)
    // 1,000 requests end their connection. 250 receive a response one after the other, and leave garbage until the next full collection.
    const settled: number[] = []
    for (const requests of [1000, 250, 250, 250, 250]) {
      const before = figures(site)
      const sockets = Array.from({ length: 14 }, (_, index) => {
        const socket = connect(Number(new URL(site.url).port), 'localhost').on('error', () => undefined)
        const paths = index % 3 === 2 ? shared : pictures
        socket.pause()
        socket.write(Array.from({ length: requests }, (_each, at) => `GET ${paths[(at + index) % paths.length]} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''))
        open.push(socket)
        return socket
      })
      const during = { descriptors: 0, megabytes: 0 }
      for (let looks = 0; looks < 40; looks += 1) {
        const now = figures(site)
        during.descriptors = Math.max(during.descriptors, now.descriptors)
        during.megabytes = Math.max(during.megabytes, now.megabytes)
        await later(100)
      }
      expect(during.descriptors).toBeLessThanOrEqual(600)
      expect(during.megabytes).toBeLessThanOrEqual(700)
      expect((await fetch(`${site.url}/en`)).status).toBe(200)
      for (const socket of sockets) socket.destroy()
      await expect.poll(() => figures(site).descriptors, { timeout: 10_000 }).toBeLessThanOrEqual(before.descriptors * 1.2)
      if (requests === 1000) await expect.poll(() => figures(site).megabytes, { timeout: 10_000 }).toBeLessThanOrEqual(before.megabytes * 1.2)
      settled.push(figures(site).megabytes)
    }
    // The first round of 250 grows the heap to its working size. 10,500 responses follow: 20 kB that each left would exceed the bound.
    const [, working = 0] = settled
    expect(settled.at(-1)).toBeLessThanOrEqual(working + 200)
  } finally {
    for (const socket of open) socket.destroy()
    await site.stop()
  }
})

test('server: closes the file if a visitor leaves while a picture is sent', { tag: '@exhaustive' }, async () => {
  test.skip(process.platform !== 'linux', 'only Linux reports the memory and the descriptors of a process')
  test.setTimeout(60_000)
  const site = await startSite()
  try {
    const html = await (await fetch(`${site.url}/en/press`)).text()
    const { pictures } = await picturesOf(site.url)
    const originals = [
      ...new Set([...html.matchAll(/\/media\/(?:downloads|images)\/[^\s"'?,]+/g)].map(([path]) => path)),
      ...pictures.map((path) => path.split('?')[0] ?? path),
    ]
    const before = figures(site).descriptors
    for (let round = 0; round < 100; round += 1) {
      const leaving = new AbortController()
      const response = await fetch(site.url + (originals[round % originals.length] ?? ''), { signal: leaving.signal })
      await response.body?.getReader().read()
      leaving.abort()
    }
    await expect.poll(() => figures(site).descriptors, { timeout: 10_000 }).toBeLessThanOrEqual(before + 5)
  } finally {
    await site.stop()
  }
})
