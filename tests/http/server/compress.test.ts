import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compress } from '../../../src/http/server/compress.server.ts'

const LONG = 'Why stars twinkle. '.repeat(100)

async function sent(accepted: string | undefined, body: BodyInit | null = LONG, headers: Record<string, string> = {}, status = 200) {
  const request = new Request('http://localhost/en', accepted === undefined ? {} : { headers: { 'Accept-Encoding': accepted } })
  const response = await compress(request, new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } }))
  return { response, encoding: response.headers.get('Content-Encoding'), vary: response.headers.get('Vary'), bytes: Buffer.from(await response.arrayBuffer()) }
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
  ['zstd', null],
  ['', null],
  [undefined, null],
])('who accepts %j gets %s', async (accepted, expected) => {
  const { encoding, vary, bytes, response } = await sent(accepted)
  expect(encoding).toBe(expected)
  expect(vary).toBe('Accept-Encoding')
  const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
  expect(plain.toString()).toBe(LONG)
  if (encoding) expect(response.headers.get('Content-Length')).toBe(String(bytes.length))
})

describe('what is not compressed', () => {
  test('is a small body, which may come in either form all the same', async () => {
    expect(await sent('br', 'short')).toMatchObject({ encoding: null, vary: 'Accept-Encoding' })
  })
  test('is a picture', async () => {
    expect(await sent('br', LONG, { 'Content-Type': 'image/jpeg' })).toMatchObject({ encoding: null, vary: null })
  })
  test('is a part of a file: its range counts plain bytes', async () => {
    expect(await sent('br', LONG, { 'Content-Range': 'bytes 0-1899/5000' }, 206)).toMatchObject({ encoding: null })
  })
  test('is what is compressed already', async () => {
    expect(await sent('br', LONG, { 'Content-Encoding': 'gzip' })).toMatchObject({ encoding: 'gzip' })
  })
})

test('the language stays in Vary, and nothing is named twice', async () => {
  expect((await sent('br', LONG, { Vary: 'Accept-Language, Cookie' })).vary).toBe('Accept-Language, Cookie, Accept-Encoding')
  expect((await sent('br', LONG, { Vary: 'accept-encoding' })).vary).toBe('accept-encoding')
})

test('a strong tag becomes a weak one with other bytes', async () => {
  expect((await sent('br', LONG, { ETag: '"abc"' })).response.headers.get('ETag')).toBe('W/"abc"')
  expect((await sent(undefined, LONG, { ETag: '"abc"' })).response.headers.get('ETag')).toBe('"abc"')
})
