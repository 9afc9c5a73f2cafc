import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compress, encode, ENCODINGS, preferredEncoding } from '../../../src/server/connection/compress.server.ts'

const LONG = 'Why stars twinkle. '.repeat(100)

async function sent(accepted: string | undefined, body: BodyInit | null = LONG, headers: Record<string, string> = {}, status = 200) {
  const request = new Request('http://localhost/en', accepted === undefined ? {} : { headers: { 'Accept-Encoding': accepted } })
  const response = await compress(request, new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } }))
  return { response, encoding: response.headers.get('Content-Encoding'), vary: response.headers.get('Vary'), bytes: Buffer.from(await response.arrayBuffer()) }
}

function plain(encoding: string | null, bytes: Buffer): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  if (encoding === 'zstd') return zstdDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['*', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['identity', null],
  ['zstd', 'zstd'],
  ['gzip, zstd', 'zstd'],
  ['*, br;q=0', 'zstd'],
  ['gzip;q=0.5, identity;q=0', 'gzip'],
  ['identity, gzip;q=0.5', null],
  ['gzip;q=0, br;q=0', null],
  ['*;q=0', null],
  ['GZIP', 'gzip'],
  [';;;q=,,=', null],
  ['', null],
  [undefined, null],
])('compress: a client that accepts %j gets %s', async (accepted, expected) => {
  const { encoding, vary, bytes, response } = await sent(accepted)
  expect(encoding).toBe(expected)
  expect(vary).toBe('Accept-Encoding')
  expect(plain(encoding, bytes)).toBe(LONG)
  if (encoding) expect(response.headers.get('Content-Length')).toBe(String(bytes.length))
})

describe('compress: passes on without compression', () => {
  test('a small body, which may still vary', async () => {
    expect(await sent('br', 'short')).toMatchObject({ encoding: null, vary: 'Accept-Encoding' })
  })
  test('a picture', async () => {
    expect(await sent('br', LONG, { 'Content-Type': 'image/jpeg' })).toMatchObject({ encoding: null, vary: null })
  })
  test('a part of a file, because its range counts uncompressed bytes', async () => {
    expect(await sent('br', LONG, { 'Content-Range': 'bytes 0-1899/5000' }, 206)).toMatchObject({ encoding: null })
  })
  test('a body that would fill the memory', async () => {
    expect(await sent('br', LONG, { 'Content-Type': 'text/csv', 'Content-Length': '500000000' })).toMatchObject({ encoding: null })
  })
  test('a body that is already compressed', async () => {
    expect(await sent('br', LONG, { 'Content-Encoding': 'gzip' })).toMatchObject({ encoding: 'gzip' })
  })
})

test('compress: adds Accept-Encoding to Vary, without duplicates', async () => {
  expect((await sent('br', LONG, { Vary: 'Accept-Language, Cookie' })).vary).toBe('Accept-Language, Cookie, Accept-Encoding')
  expect((await sent('br', LONG, { Vary: 'accept-encoding' })).vary).toBe('accept-encoding')
})

test('compress: a strong ETag becomes a weak one if the body is compressed', async () => {
  expect((await sent('br', LONG, { ETag: '"abc"' })).response.headers.get('ETag')).toBe('W/"abc"')
  expect((await sent(undefined, LONG, { ETag: '"abc"' })).response.headers.get('ETag')).toBe('"abc"')
})

test.each(ENCODINGS)('encode: compresses cached bytes in %s better than bytes that are sent once', async (encoding) => {
  const page = Buffer.from(
    Array.from({ length: 500 }, (_, index) => `<p id="p${index % 37}">${Math.imul(index, 2654435761) >>> 0} ${LONG.slice(0, index % 90)}</p>`).join(''),
  )
  const [once, kept, always] = [await encode(page, encoding, 'once'), await encode(page, encoding), await encode(page, encoding, 'always')]
  for (const bytes of [once, kept, always]) expect(plain(encoding, bytes)).toBe(page.toString())
  expect(kept.length).toBeLessThanOrEqual(once.length)
  expect(always.length).toBeLessThanOrEqual(kept.length)
})

test('preferredEncoding: returns the same result again for any header, of any length', () => {
  for (let round = 0; round < 2; round += 1) {
    expect(preferredEncoding('gzip, deflate, br, zstd')).toBe('br')
    expect(preferredEncoding(`${'x,'.repeat(5000)}gzip`)).toBe('gzip')
    expect(preferredEncoding(null)).toBeUndefined()
  }
})
