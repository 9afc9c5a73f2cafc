import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleService, overHttp, SPACE } from '../example-space.ts'

let example: Awaited<ReturnType<typeof exampleService>>
const reports: string[] = []
beforeAll(async () => {
  example = await exampleService({ report: (message) => reports.push(message) })
})
afterAll(() => example.close())

/** A generator with a seed, so that a failure can be reproduced. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const ENDPOINTS = [
  '',
  'entries',
  'entries/moon',
  'assets',
  'assets/ada',
  'content_types',
  'content_types/article',
  'tags',
  'tags/sky',
  'locales',
  'sync',
  'asset_keys',
  'taxonomy/concepts',
  'taxonomy/concepts/moons/ancestors',
  'taxonomy/concept-schemes',
  'timeline/entries',
  'nothing',
  '../../..',
  'entries//',
  'entries/%00',
  'entries/%E0%A4%A',
  '%',
  'entries/a/b/c/d/e/f',
  'constructor',
  '__proto__',
]
const NAMES = [
  'content_type',
  'include',
  'limit',
  'skip',
  'order',
  'select',
  'locale',
  'query',
  'links_to_entry',
  'links_to_asset',
  'mimetype_group',
  'cursor',
  'pageNext',
  'pagePrev',
  'initial',
  'type',
  'sync_token',
  'depth',
  'access_token',
  'sys.id',
  'sys.createdAt',
  'sys',
  'sys.',
  '.sys',
  'sys..id',
  'sys.contentType.sys.id',
  'sys.contentType.sys.id.more',
  'fields',
  'fields.',
  'fields.title',
  'fields.count',
  'fields.when',
  'fields.place',
  'fields.rich',
  'fields.data',
  'fields.data.deep.er',
  'fields.author',
  'fields.author.sys',
  'fields.author.sys.id',
  'fields.author.fields.name',
  'fields.author.fields.author.fields.name',
  'fields.author.sys.contentType.sys.id',
  'fields.__proto__',
  'fields.constructor',
  '__proto__',
  'toString',
  'metadata',
  'metadata.tags',
  'metadata.tags.sys.id',
  'metadata.concepts.descendants',
  'fields.file.details.image.width',
  'a'.repeat(500),
  'ä',
  '\u0000',
  '[]',
  '[ne]',
  'x[',
  'x]',
]
const OPERATORS = [
  '',
  '',
  '',
  '[ne]',
  '[in]',
  '[nin]',
  '[all]',
  '[exists]',
  '[lt]',
  '[gte]',
  '[match]',
  '[near]',
  '[within]',
  '[like]',
  '[]',
  '[',
  '[[ne]]',
  '[ne][in]',
  '[__proto__]',
]
const VALUES = [
  '',
  'x',
  '-1',
  '0',
  '1',
  '1001',
  '99999999999999999999',
  '1e9',
  'NaN',
  'Infinity',
  'true',
  'false',
  'null',
  '*',
  'en',
  'de',
  'xx',
  'article',
  'person',
  'image',
  'nope',
  'moon',
  ',',
  ',,,,',
  '1,2',
  '1,2,3',
  '1,2,3,4',
  '1,2,3,4,5',
  'a,b',
  '999,999',
  '2026-01-01',
  '2026-13-45',
  '2026-01-01T25:99:99Z',
  '-sys.id',
  '--sys.id',
  'sys.id,sys.id',
  'fields.body',
  '-fields.rich',
  'sys.id[ne]',
  'sys,fields',
  'fields.title',
  'fields.a.b.c',
  '.',
  '..',
  '{}',
  '[]',
  '"',
  "'",
  '\u0000',
  '\uD800',
  '漢字',
  '💥'.repeat(50),
  'x'.repeat(6000),
  Array.from({ length: 200 }, (_, i) => `sys.x${i}`).join(','),
  Array.from({ length: 40 }, () => '-sys.id').join(','),
  'WzEsMl0',
  'W10',
  'eyJhIjoxfQ',
  '__proto__',
  '(a+)+$',
  '%',
  '%00',
]
const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'OPTIONS']
const PREFIXES = [
  `/spaces/${SPACE}/environments/master/`,
  `/spaces/${SPACE}/environments/master/`,
  `/spaces/${SPACE}/`,
  '/spaces/nothing/',
  `/spaces/${SPACE}/environments/nothing/`,
  '/spaces//',
  '/',
  '/images/',
  `/images/${SPACE}/`,
  '//',
]
const BODIES = ['', '{', '[]', 'null', '{"expiresAt":"x"}', '{"expiresAt":1e400}', '{"__proto__":{"expiresAt":1}}', 'x'.repeat(70_000)]

function request(pick: (below: number) => number): Request {
  const of = <T>(list: readonly [T, ...T[]] | readonly T[], fallback: T): T => list[pick(list.length)] ?? fallback
  const parameters = Array.from(
    { length: pick(5) },
    () =>
      `${of([encodeURIComponent, String], String)(wellFormed(of(NAMES, '')))}${of(OPERATORS, '')}=${of([encodeURIComponent, String], String)(wellFormed(of(VALUES, '')))}`,
  )
  const method = of(METHODS, 'GET')
  const headers: Record<string, string> = {}
  if (pick(20) > 0) headers['authorization'] = of(['Bearer any', 'Bearer', 'Basic x', 'Bearer any'], '')
  if (pick(5) === 0) headers['accept-encoding'] = of(['br', 'gzip;q=0', '*', ';;;', 'x'.repeat(1000)], '')
  if (pick(9) === 0) headers['if-none-match'] = of(['*', '"', 'W/', ',,,'], '')
  if (pick(9) === 0) headers['range'] = of(['bytes=', 'bytes=9-1', 'bytes=a-b', 'lines=1-2'], '')
  const path = `${of(PREFIXES, '/')}${of(ENDPOINTS, '')}`.replace(/^\/+(?=\/)/, '')
  const host = of(['cdn.contentful.com', 'preview.contentful.com', 'localhost:4100'], 'localhost')
  const body = method === 'POST' || method === 'PUT' || method === 'PATCH' ? { body: of(BODIES, '') } : {}
  return new Request(`http://${host}${path}?${parameters.join('&')}`, { method, headers, ...body })
}

function decoded(body: Buffer, encoding: string | null): string {
  if (body.length === 0) return ''
  return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

const wellFormed = (text: string) => text.toWellFormed()

const DOCUMENTED: Readonly<Record<number, readonly string[]>> = {
  400: ['BadRequest', 'InvalidQuery'],
  401: ['AccessTokenInvalid'],
  403: ['AccessDenied'],
  404: ['NotFound'],
  405: ['MethodNotAllowed'],
  413: ['BadRequest'],
  414: ['BadRequest'],
  422: ['ValidationFailed'],
}

function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

describe('ten thousand malformed requests', () => {
  it('receive documented 4xx responses, never a 500, and leak no memory', async () => {
    const pick = random(20_261_120)
    const seen = new Map<number, number>()
    // Messages of the start do not count.
    reports.length = 0
    let before = 0
    for (let i = 0; i < 12_000; i++) {
      // The first two thousand requests create indexes and compiled code.
      if (i === 2000) before = heapInUse()
      const asked = request(pick)
      const response = await example.service.fetch(asked)
      const body = decoded(Buffer.from(await response.arrayBuffer()), response.headers.get('content-encoding'))
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
      const where = `${asked.method} ${asked.url}`
      expect(response.status, where).toBeLessThan(500)
      if (response.status >= 400 && response.status !== 416 && asked.method !== 'HEAD') {
        const { sys, message, requestId } = JSON.parse(body)
        expect(DOCUMENTED[response.status], where).toContain(sys.id)
        expect([sys.type, typeof message, requestId], where).toEqual(['Error', 'string', response.headers.get('x-contentful-request-id')])
        expect(body, where).not.toMatch(/node_modules|content-service\/|\.ts:/)
      }
    }
    expect(heapInUse() - before).toBeLessThan(8 * 1024 * 1024)
    expect(reports).toEqual([])
    for (const status of [400, 401, 404, 405, 413]) expect(seen.get(status) ?? 0, String(status)).toBeGreaterThan(10)
  }, 60_000)
})

describe('malformed HTTP', () => {
  it.each([
    'GET /spaces/%zz/entries HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    `GET /spaces/${SPACE}/entries/%E0%A4%A HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\nConnection: close\r\n\r\n`,
    'GET  HTTP/1.1\r\n\r\n',
    'GET http://[::1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'GET //spaces HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: [bad\r\nConnection: close\r\n\r\n',
    'GET /spaces/x/entries?%=%&[]=[]& HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\nConnection: close\r\n\r\n',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    'nonsense\r\n\r\n',
  ])('case %# receives a 4xx response', async (text) => {
    const server = await overHttp(example.service)
    const answer = await rawExchange(new URL(server.origin), text)
    await server.close()
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  })
})

function rawExchange({ hostname, port }: URL, text: string): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let answer = ''
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.once('error', failed)
    socket.once('close', () => done(answer))
  })
}
