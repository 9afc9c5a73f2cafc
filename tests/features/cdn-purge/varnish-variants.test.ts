import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hasVarnish, startVarnish, VCL } from '../../support/varnish.ts'
import { folderOfTest } from './purging.ts'
import { soon } from './soon.ts'

const BROWSER = 'gzip, deflate, br, zstd'
const HTML = '<p>page</p>'.repeat(200)

/** Serves pages as the site does: compressed as the client accepts, and as Markdown if the client names it. */
async function startOrigin() {
  const requests: string[] = []
  const server = createServer(({ url, headers }, response) => {
    if (url === '/readyz') return void response.end()
    const accepted = headers['accept-encoding']?.toString() ?? ''
    requests.push(`${url} ${accepted} ${headers.accept}`)
    const own = { 'Content-Type': 'text/html', Vary: 'Accept, Accept-Encoding', 'Cache-Control': 'public, max-age=0, s-maxage=3600', xkey: 'abc' }
    if (headers.accept?.includes('text/markdown')) return void response.writeHead(200, { ...own, 'Cache-Control': 'private' }).end('page')
    if (accepted.includes('br')) response.writeHead(200, { ...own, 'Content-Encoding': 'br' }).end(brotliCompressSync(HTML))
    else if (accepted.includes('gzip')) response.writeHead(200, { ...own, 'Content-Encoding': 'gzip' }).end(gzipSync(HTML))
    else response.writeHead(200, own).end(HTML)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return { requests, port: typeof address === 'object' && address ? address.port : 0, close: () => void server.close().closeAllConnections() }
}

/** Starts the deployed Varnish with these parameters in front of an origin. */
async function startBoth(folder: string, parameters: readonly string[]) {
  const origin = await startOrigin()
  const varnish = await startVarnish(folder, readFileSync(VCL, 'utf8').replaceAll(/\.port = "\d+"/g, `.port = "${origin.port}"`), parameters)
  const read = async (path: string, headers: Readonly<Record<string, string>>) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    get(`${varnish.url}${path}`, { headers, agent: false }, resolve).on('error', reject)
    const answer = await promise
    return { status: answer.statusCode, coding: answer.headers['content-encoding'], body: await text(answer) }
  }
  const stop = async () => {
    await varnish.stop()
    origin.close()
  }
  await soon(async () => expect((await read('/start', {})).status).toBe(200))
  origin.requests.length = 0
  return { origin, read, stop }
}

test.skipIf(!hasVarnish()).each(['on', 'off'])('varnish with http_gzip_support=%s: each client gets its coding, fetched once', async (support) => {
  using own = folderOfTest()
  const { origin, read, stop } = await startBoth(own.folder, ['-p', `http_gzip_support=${support}`])
  try {
    const clients = [
      [BROWSER, 'br'],
      ['gzip', 'gzip'],
      ['', undefined],
      ['gzip, br;q=0', 'gzip'],
      ['br;q=0.0,gzip; q=0', undefined],
      ['GZIP;q=0.5, BR;q=0.1', 'br'],
    ] as const
    for (let round = 0; round < 3; round += 1)
      for (const [accepted, coding] of clients) {
        const answer = await read('/page', accepted ? { 'Accept-Encoding': accepted } : {})
        expect(answer, accepted).toMatchObject({ status: 200, coding })
        expect(answer.body === HTML, accepted).toBe(coding === undefined)
      }
    expect(origin.requests.map((request) => request.split(' ')[1]).toSorted()).toEqual(['br', 'gzip', 'identity'])
  } finally {
    await stop()
  }
})

test.skipIf(!hasVarnish())('varnish: all spellings of Accept share one page, and the site itself answers clients that name Markdown', async () => {
  using own = folderOfTest()
  const { origin, read, stop } = await startBoth(own.folder, [])
  const acceptsOfBrowsers = ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', 'text/html;q=0.91', '*/*', 'application/json']
  const acceptsOfAgents = ['text/markdown', 'text/html;q=0.8, text/markdown', 'text/html, text/markdown;q=0.5']
  try {
    for (const Accept of acceptsOfBrowsers) expect((await read('/page', { Accept })).body).toBe(HTML)
    expect((await read('/page', {})).body).toBe(HTML)
    expect(origin.requests).toEqual(['/page identity text/html'])
    for (const Accept of acceptsOfAgents) {
      expect(await read('/page', { Accept })).toMatchObject({ status: 200, body: 'page' })
      expect(origin.requests.at(-1)?.endsWith(` ${Accept}`)).toBe(true)
    }
    expect((await read('/page', { Accept: 'text/html' })).body).toBe(HTML)
    expect(origin.requests).toHaveLength(1 + acceptsOfAgents.length)
  } finally {
    await stop()
  }
})
