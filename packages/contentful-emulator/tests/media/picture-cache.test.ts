import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskPictureCache } from 'contentful-emulator/media/picture-cache.ts'

const BLOCK = 4096
const BOUND = 20 * BLOCK

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'picture-cache-'))))
afterEach(() => rm(folder, { recursive: true }))

const keyOf = (number: number) => number.toString(16).padStart(40, '0')

/** Returns the disk usage of the folder's files in bytes. */
async function taken(): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(folder)).map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + Math.ceil(size / BLOCK) * BLOCK, 0)
}

test('picture cache: many pictures at once never use more of the disk than the limit', async () => {
  const cache = await diskPictureCache(folder, BOUND)
  let written = 0
  const writing = Array.from({ length: 150 }, async (_, number) => {
    await cache.set(keyOf(number), Buffer.alloc(1 + ((number * 977) % (3 * BLOCK)), number))
    written += 1
  })
  while (written < writing.length) expect(await taken()).toBeLessThanOrEqual(BOUND)
  await Promise.all(writing)
  expect(await taken()).toBeGreaterThan(BOUND / 2)
  expect(await cache.get(keyOf(149))).toHaveLength(1 + ((149 * 977) % (3 * BLOCK)))
  expect(await cache.get(keyOf(0))).toBeUndefined()
})

test('picture cache: applies the limit to existing files, and removes the oldest first', async () => {
  const before = await diskPictureCache(folder, BOUND)
  for (let number = 0; number < 10; number += 1) await before.set(keyOf(number), Buffer.alloc(2 * BLOCK, number))
  await before.get(keyOf(0))
  await before.set(keyOf(10), Buffer.alloc(2 * BLOCK))
  expect(await before.get(keyOf(0)), 'was asked for').toBeDefined()
  expect(await before.get(keyOf(1)), 'was not').toBeUndefined()
  await diskPictureCache(folder, BOUND / 4)
  expect(await taken()).toBeLessThanOrEqual(BOUND / 4)
  expect(await readdir(folder)).toHaveLength(2)
})

test('picture cache: neither stores nor counts a picture larger than the limit', async () => {
  const cache = await diskPictureCache(folder, BOUND)
  await cache.set(keyOf(1), Buffer.alloc(10))
  await cache.set(keyOf(2), Buffer.alloc(BOUND + 1))
  expect(await cache.get(keyOf(2))).toBeUndefined()
  expect(await readdir(folder)).toEqual([keyOf(1)])
})

test('picture cache: counts tiny pictures by the disk blocks that they use', async () => {
  const cache = await diskPictureCache(folder, BOUND)
  for (let number = 0; number < 50; number += 1) await cache.set(keyOf(number), Buffer.alloc(10))
  expect(await readdir(folder)).toHaveLength(20)
})
