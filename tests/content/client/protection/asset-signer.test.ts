import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { assetSigner, signing } from '../../../../src/content/client/protection/asset-signer.server.ts'
import { securedAddress } from '../../../../src/content/media/protected-address.ts'
import { remote } from '../../../../src/content/client/remote/remote.server.ts'
import { parseEnvironment } from '../../../../src/config/env.server.ts'
import { createContentService, type ContentService } from 'contentful-emulator/service.ts'
import { exampleSpace, overHttp, SPACE, writeAssetFile, writeSpace } from '../../../../packages/contentful-emulator/tests/example-space.ts'
import { answering, open, startGate, type Gate } from '../../../support/gate.ts'

// The SDK over HTTP, a space in which all files are protected, and a gate that counts requests and fails.
const PATH = `${SPACE}/crater/0123456789abcdef0123456789abcdef/crater.png`
const HOUR_MS = 3_600_000
const closing: (() => Promise<void>)[] = []
const warned: string[] = []
let service: ContentService
let gate: Gate
let file: string

beforeAll(async () => {
  const written = await writeSpace(exampleSpace())
  await writeAssetFile(written.folder, `//images.ctfassets.net/${PATH}`, 'crater')
  service = await createContentService({ spaces: [{ file: written.file, embargo: 'all' }] })
  const http = await overHttp(service)
  gate = await startGate(Number(http.host.split(':')[1]))
  file = `http://localhost:${gate.port}/images.secure.ctfassets.net/${PATH}`
  closing.push(written.remove, service.close, http.close, gate.stop)
})

afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-21T12:00:00Z') })
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void warned.push(String(line)))
  gate.set(open)
  gate.asked()
  warned.length = 0
})

afterEach(() => {
  vi.useRealTimers()
})

function signer() {
  const env = parseEnvironment({ CONTENTFUL_SPACE_ID: SPACE, CONTENTFUL_HOST: `localhost:${gate.port}`, CONTENTFUL_INSECURE: 'true' })
  return assetSigner(remote(env, SPACE).client)
}

const keysAsked = () => gate.asked().filter((path) => path.endsWith('/asset_keys')).length
const statusOf = async (url: string | undefined) => (await fetch(url ?? '')).status
const after = (ms: number) => void vi.advanceTimersByTime(ms)

test('assetSigner: a signed address works with parameters, HEAD and Range; unsigned, altered and expired ones are refused', async () => {
  const { sign } = signer()
  const url = (await sign(file)) ?? ''
  expect(await statusOf(file)).toBe(403)
  expect(await statusOf(url)).toBe(200)
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
  const part = await fetch(url, { headers: { Range: 'bytes=0-2' } })
  expect([part.status, await part.text()]).toEqual([206, 'cra'])
  expect(await statusOf(url.replace('/crater.png', '/other.png'))).toBe(404)
  expect(await statusOf(url.replace(/token=.{9}/, 'token=e30.e30.e'))).toBe(403)
  after(16 * 60_000)
  expect(await statusOf(url), 'it holds for a quarter of an hour').toBe(200)
  after(15 * 60_000)
  expect(await statusOf(url)).toBe(403)
})

test('assetSigner: an address for a visitor whose access ends earlier expires at that time', async () => {
  const url = await signer().sign(file, Date.now() + 60_000)
  expect(await statusOf(url)).toBe(200)
  after(61_000)
  expect(await statusOf(url)).toBe(403)
})

test('assetSigner: signs with one key for all files, repeats addresses for 15 minutes, and renews the key before it expires', async () => {
  const { sign } = signer()
  const urls = await Promise.all(Array.from({ length: 20 }, () => sign(file)))
  expect([new Set(urls).size, keysAsked()]).toEqual([1, 1])
  for (let hour = 0; hour < 23; hour += 1) {
    after(HOUR_MS)
    expect(await statusOf(await sign(file))).toBe(200)
  }
  expect(keysAsked()).toBe(0)
  after(0.75 * HOUR_MS)
  const [one, other] = await Promise.all([sign(file), sign(file)])
  expect([one, keysAsked()]).toEqual([other, 1])
  expect(await statusOf(one)).toBe(200)
})

test('assetSigner: if a space creates no key, warns once, pauses, and then requests a key again', async () => {
  const { sign } = signer()
  gate.set(answering(403, '{"sys":{"type":"Error","id":"AccessDenied"},"message":"Embargoed assets are not enabled"}'))
  expect(await Promise.all([sign(file), sign(file)])).toEqual([undefined, undefined])
  expect(await sign(file)).toBeUndefined()
  expect(keysAsked()).toBe(1)
  expect(warned).toEqual([
    expect.stringMatching(/creates no asset keys \(.*403 AccessDenied Embargoed assets are not enabled\); protected files are not served/),
  ])
  gate.set(open)
  after(10_001)
  expect(await statusOf(await sign(file))).toBe(200)
})

test('assetSigner: rejects an answer that is not a key, and logs none of its content', async () => {
  gate.set(answering(200, '{"policy":"p","secret":["hidden"]}'))
  expect(await signer().sign(file)).toBeUndefined()
  expect(warned.join()).toMatch(/creates no asset keys/)
  expect(warned.join()).not.toContain('hidden')
})

test('assetSigner: returns unprotected addresses unchanged, without requesting a key', async () => {
  const { sign } = signer()
  for (const url of ['https://images.ctfassets.net/s/a/t/x.jpg', '/media/images/s/a/t/x.jpg', 'https://secure.example/x.jpg']) expect(await sign(url)).toBe(url)
  expect(keysAsked()).toBe(0)
})

test('assetSigner: the site fetches protected files for itself', async () => {
  const media = signing({ fetchMedia: (url: string, signal: AbortSignal) => fetch(url, { signal }) }, signer())
  const get = async () => (await media.fetchMedia(file, AbortSignal.timeout(5000))).status
  expect(await get()).toBe(200)
  gate.set(answering(500, '{}'))
  after(24 * HOUR_MS)
  expect(await get()).toBe(503)
})

test.each([
  ['https://images.secure.ctfassets.net/s/a/t/x.jpg?w=1', 'https://images.secure.ctfassets.net/s/a/t/x.jpg'],
  ['https://assets.eu.secure.ctfassets.net/s/a/t/x.pdf', 'https://assets.eu.secure.ctfassets.net/s/a/t/x.pdf'],
  ['/media/downloads.secure.ctfassets.net/s/a/t/x.zip', 'https://downloads.secure.ctfassets.net/s/a/t/x.zip'],
  ['http://localhost:4100/videos.secure.ctfassets.net/s/a/t/x.mp4', 'https://videos.secure.ctfassets.net/s/a/t/x.mp4'],
  ['https://images.ctfassets.net/s/a/t/images.secure.ctfassets.net', undefined],
])('securedAddress: %s is signed as %s', (url, address) => {
  expect(securedAddress(url)).toBe(address)
})
