import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseImageParameters } from 'contentful-emulator/media/image-parameters.ts'
import { diskPictureCache, type PictureCache } from 'contentful-emulator/media/picture-cache.ts'
import { pictureKey, Pictures } from 'contentful-emulator/media/pictures.ts'

/** More than the limits of concurrent and queued transformations. */
const MANY = 400

let folder: string
let original: string
let cache: PictureCache
let pictures: Pictures
/** Number of transformed pictures. Each is stored in the cache. */
let drawn: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-demand-'))
  original = join(folder, 'crater.png')
  const plain = sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } })
  await writeFile(original, await plain.png().toBuffer())
  cache = await diskPictureCache(join(folder, 'cache'), 10_000_000)
})
beforeEach(() => {
  drawn = 0
  pictures = new Pictures({
    get: (key) => cache.get(key),
    set(key, data) {
      drawn += 1
      return cache.set(key, data)
    },
  })
})
// Transformations that had started when the last client disconnected are completed and stored.
afterAll(() => rm(folder, { recursive: true, maxRetries: 20 }))

async function picture(query: string, signal: AbortSignal = new AbortController().signal) {
  const parameters = parseImageParameters(new URLSearchParams(query))
  if (!parameters) throw new Error('a picture that is not transformed')
  const status = await stat(original)
  return pictures.get(pictureKey(original, status, parameters), original, status, parameters, signal)
}

test('pictures: renders a picture once for all concurrent requests, and then serves it from the cache', async () => {
  const all = await Promise.all(Array.from({ length: 100 }, () => picture('w=120&fm=webp')))
  expect(drawn).toBe(1)
  for (const { data } of all) expect(data).toEqual(all[0]?.data)
  // The order of the parameters does not matter.
  await picture('fm=webp&w=120')
  expect(drawn).toBe(1)
  pictures.close()
})

test('pictures: serves cached pictures while the queue is full, and refuses further requests immediately with 503', async () => {
  await picture('w=99&fm=jpg')
  const left = new AbortController()
  let ended = 0
  const waiting = Array.from({ length: MANY }, (_, index) => picture(`w=${index + 100}&fm=avif`, left.signal).finally(() => (ended += 1)))
  const settled = Promise.allSettled(waiting)
  const refused = await Promise.any(
    waiting.map((each) =>
      each.then(
        () => Promise.reject(new Error('made')),
        (error: unknown) => error,
      ),
    ),
  )
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })
  for (let again = 0; again < 20; again += 1) await picture('w=99&fm=jpg')
  expect(ended, 'the line is still there').toBeLessThan(MANY - 100)
  left.abort()
  await settled
  expect(drawn).toBeLessThan(MANY / 2)
  pictures.close()
})
