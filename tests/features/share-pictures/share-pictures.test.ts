import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskPictureCache } from 'contentful-emulator/media/picture-cache.ts'
import { SharePictures } from '../../../src/features/share-pictures/share-pictures.server.ts'

const drawing = { locale: 'en', title: 'Stars', siteName: 'Vitrine' } as const
const named = (number: number) => ({ key: number.toString(16).padStart(40, '0'), drawing })

async function keptIn(bytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'share-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return { folder, cache: await diskPictureCache(folder, bytes) }
}

test('SharePictures: draws a picture once for concurrent requests, and reads it from disk after a restart', async () => {
  const { cache, folder } = await keptIn(1_000_000)
  let drawn = 0
  const make = async () => Buffer.from(`picture ${(drawn += 1)}`)
  const pictures = new SharePictures(cache, make)
  const all = await Promise.all(Array.from({ length: 20 }, () => pictures.get(named(1))))
  expect(new Set(all.map(String))).toEqual(new Set(['picture 1']))
  const again = new SharePictures(await diskPictureCache(folder, 1_000_000), make)
  expect(String(await again.get(named(1)))).toBe('picture 1')
  expect(drawn).toBe(1)
})

test('SharePictures: refuses requests beyond the queue immediately, and draws their pictures later on request', async () => {
  const { cache } = await keptIn(1_000_000)
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const pictures = new SharePictures(cache, () => gate.then(() => Buffer.from('picture')), 3)
  const asked = Array.from({ length: 9 }, (_, number) => pictures.get(named(number)).then(String, (error: Error) => error.name))
  const refused = await Promise.race([Promise.all(asked.slice(5)), gate.then(() => 'nobody was refused')])
  expect(refused).toEqual(['QueueFullError', 'QueueFullError', 'QueueFullError', 'QueueFullError'])
  open()
  expect(await Promise.all(asked.slice(0, 5))).toEqual(Array.from({ length: 5 }, () => 'picture'))
  expect(String(await pictures.get(named(8)))).toBe('picture')
})

test('SharePictures: the cache never uses more disk space than its limit', async () => {
  const { cache, folder } = await keptIn(10 * 4096)
  const pictures = new SharePictures(cache, async () => Buffer.alloc(4000))
  for (let number = 0; number < 30; number += 1) await pictures.get(named(number))
  expect((await readdir(folder)).length).toBe(10)
})

test('SharePictures: draws a picture again on the next request if drawing failed', async () => {
  const { cache } = await keptIn(1_000_000)
  let isBroken = true
  const pictures = new SharePictures(cache, async () => {
    if (isBroken) throw new Error('broken')
    return Buffer.from('picture')
  })
  await expect(pictures.get(named(1))).rejects.toThrow('broken')
  isBroken = false
  expect(String(await pictures.get(named(1)))).toBe('picture')
})
