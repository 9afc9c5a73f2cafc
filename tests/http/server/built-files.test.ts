import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtFiles } from '../../../src/server/static/built-files.server.ts'
import { encode, ENCODINGS } from '../../../src/server/connection/compress.server.ts'
import { SUFFIXES } from '../../../src/server/static/file-names.ts'
import { httpServer, listen } from '../../../src/server/connection/listen.server.ts'

const SCRIPT = 'export const stars = 1\n'.repeat(200)
const FILM = Buffer.alloc(3_000_000, '0123456789')
const DECODE = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }

let dir: string
let port: number
let end: () => void
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'built-files-'))
  await mkdir(join(dir, 'assets'))
  await writeFile(join(dir, 'assets/main-a1.js'), SCRIPT)
  for (const encoding of ENCODINGS) await writeFile(join(dir, `assets/main-a1.js${SUFFIXES[encoding]}`), await encode(Buffer.from(SCRIPT), encoding))
  await writeFile(join(dir, 'assets/small-b2.css'), 'p{}')
  await writeFile(join(dir, 'film.mp4'), FILM)
  await writeFile(join(dir, 'a b ü.txt'), 'words')
  await mkdir(join(dir, '.well-known'))
  await writeFile(join(dir, '.well-known/token'), 'a word')
  await writeFile(join(dir, 'backup.gz'), 'an archive of its own')
  const server = httpServer(
    { 'X-Content-Type-Options': 'nosniff' },
    () => new Response('the site'),
    await builtFiles(dir, { 'X-Content-Type-Options': 'nosniff' }),
  )
  port = await listen(server, 0, '127.0.0.1')
  end = () => server.close()
})
afterAll(async () => {
  end()
  await rm(dir, { recursive: true })
})

interface Got {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

async function got(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const request = ask({ host: '127.0.0.1', port, path, method, headers, agent: false }).end()
  const [response] = await once(request, 'response')
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

const MAIN = '/assets/main-a1.js'

describe('builtFiles: a script', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['zstd, gzip', 'zstd'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*;q=0.5, br;q=0', 'zstd'],
    ['gzip;q=0.5, identity;q=0', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ] as const)('answers %j with the encoding %s', async (accepted, encoding) => {
    const { status, headers, body } = await got(MAIN, { 'Accept-Encoding': accepted })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'content-length': String(body.length),
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect((encoding ? DECODE[encoding](body) : body).toString()).toBe(SCRIPT)
  })

  test('has a strong ETag for each encoding, and answers 304 if the client sends it', async () => {
    const tags = new Set<string>()
    for (const accepted of ['br', 'zstd', 'gzip', 'identity']) {
      const { headers } = await got(MAIN, { 'Accept-Encoding': accepted })
      const etag = headers.etag ?? ''
      expect(etag).toMatch(/^"[\w-]+"$/)
      tags.add(etag)
      for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const again = await got(MAIN, { 'Accept-Encoding': accepted, 'If-None-Match': known })
        expect([again.status, again.body.length], known).toEqual([304, 0])
        expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': headers['cache-control'], 'x-content-type-options': 'nosniff' })
        expect(again.headers['content-type']).toBeUndefined()
      }
      const since = { 'If-Modified-Since': headers['last-modified'] ?? '' }
      expect((await got(MAIN, { 'Accept-Encoding': accepted, ...since })).status).toBe(304)
      expect((await got(MAIN, { 'Accept-Encoding': accepted, ...since, 'If-None-Match': '"other"' })).status).toBe(200)
    }
    expect(tags.size).toBe(4)
  })

  test('answers HEAD with the headers of GET and no body', async () => {
    for (const accepted of ['br', 'identity']) {
      // Range requests are only valid with GET.
      const head = await got(MAIN, { 'Accept-Encoding': accepted, Range: 'bytes=0-4' }, 'HEAD')
      const get = await got(MAIN, { 'Accept-Encoding': accepted })
      expect([head.status, head.body.length]).toEqual([200, 0])
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
    }
  })
})

test('builtFiles: a small file is not compressed, and does not vary', async () => {
  const { headers, body } = await got('/assets/small-b2.css', { 'Accept-Encoding': 'br' })
  expect([headers['content-type'], headers.vary, headers['content-encoding'], body.toString()]).toEqual([
    'text/css; charset=utf-8',
    undefined,
    undefined,
    'p{}',
  ])
})

describe('builtFiles: parts of a file', () => {
  test.each([
    ['bytes=10-14', 206, '01234', 'bytes 10-14/3000000'],
    ['bytes=-3', 206, '789', 'bytes 2999997-2999999/3000000'],
    ['bytes=2999998-', 206, '89', 'bytes 2999998-2999999/3000000'],
    ['bytes=3000000-', 416, '', 'bytes */3000000'],
  ])('%s', async (range, status, text, contentRange) => {
    const { headers, ...answer } = await got('/film.mp4', { Range: range, 'Accept-Encoding': 'br' })
    expect([answer.status, answer.body.toString(), headers['content-range']]).toEqual([status, text, contentRange])
    expect(headers['content-length']).toBe(String(text.length))
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': status === 416 ? 'no-store' : 'public, max-age=3600' })
  })

  test('are sent only if If-Range matches the file', async () => {
    const { headers, body } = await got('/film.mp4')
    expect([headers['accept-ranges'], headers['cache-control'], body.equals(FILM)]).toEqual(['bytes', 'public, max-age=3600', true])
    const part = (ifRange: string) => got('/film.mp4', { Range: 'bytes=0-4', 'If-Range': ifRange })
    for (const same of [headers.etag ?? '', headers['last-modified'] ?? '']) expect((await part(same)).status).toBe(206)
    for (const other of ['"other"', `W/${headers.etag}`, 'Sat, 21 Nov 2020 12:00:00 GMT']) expect([(await part(other)).status, other]).toEqual([200, other])
  })

  test('contain the uncompressed bytes of a script', async () => {
    const { status, headers, body } = await got(MAIN, { Range: 'bytes=0-5', 'Accept-Encoding': 'br' })
    expect([status, headers['content-encoding'], body.toString()]).toEqual([206, undefined, 'export'])
  })
})

test('builtFiles: finds a file by any spelling of its name, and a compressed variant only by encoding', async () => {
  for (const path of ['/a%20b%20%C3%BC.txt', '/%61%20b%20%c3%bc.txt?x=1', `http://localhost:${port}/a%20b%20%C3%BC.txt`]) {
    expect((await got(path)).body.toString(), path).toBe('words')
  }
  expect((await got('/.well-known/token')).body.toString()).toBe('a word')
  expect((await got('/backup.gz')).body.toString()).toBe('an archive of its own')
  expect((await got(`${MAIN}.br`)).status).toBe(404)
})

test('builtFiles: passes on unknown addresses without reading the disk, and answers 404 for missing assets', async () => {
  await writeFile(join(dir, 'late.txt'), 'late')
  for (const path of ['/late.txt', '/nope.txt', '/en', '/assets', '/../x.js', '/%zz.js', '/assets/%zz.js', '/a%00.js']) {
    expect((await got(path)).body.toString(), path).toBe('the site')
  }
  for (const path of ['/assets/nope.js', '/assets/', '/assets/../film.mp4']) {
    const { status, headers, body } = await got(path)
    expect([status, headers['cache-control'], headers['x-content-type-options'], body.toString()], path).toEqual([404, 'no-store', 'nosniff', 'Not found\n'])
  }
  expect((await got('/assets/nope.js', {}, 'HEAD')).headers['content-length']).toBe('10')
  expect((await got(MAIN, {}, 'POST')).body.toString()).toBe('the site')
})
