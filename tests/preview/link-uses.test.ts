import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { LinkUses, MAX_SHARED } from '../../src/features/preview/link-uses.server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const DAY_MS = 86_400_000
const fileIn = () => join(temporaryFolder('link-uses'), 'preview-links.json')

test('LinkUses: a single-use link opens once, also after a restart', async () => {
  const file = fileIn()
  const [link, other] = [1, 2].map(() => ({ id: randomUUID(), until: Date.now() + DAY_MS }))
  const uses = new LinkUses(file)
  const both = link && other && (await Promise.all([uses.open(link), uses.open(link), uses.open(other)]))
  expect(both).toEqual(['opened', 'used', 'opened'])
  expect(link && (await new LinkUses(file).open(link))).toBe('used')
})

test('LinkUses: opening a used link again does not write', async () => {
  const file = fileIn()
  const link = { id: randomUUID(), until: Date.now() + DAY_MS }
  const uses = new LinkUses(file)
  await uses.open(link)
  const before = await stat(file)
  expect(await uses.open(link)).toBe('used')
  expect((await stat(file)).ino).toBe(before.ino)
})

test('LinkUses: guests create a limited number of links, and open no more of them, over all guests and restarts', async () => {
  const file = fileIn()
  const until = Date.now() + DAY_MS
  const uses = new LinkUses(file)
  for (let at = 0; at < MAX_SHARED; at += 1) expect(await uses.share('origin', until)).toBe(true)
  expect(await uses.share('origin', until)).toBe(false)
  expect(await new LinkUses(file).share('origin', until)).toBe(false)
  expect(await uses.share('another', until)).toBe(true)
  const results = await Promise.all(Array.from({ length: 100 }, () => uses.open({ id: randomUUID(), origin: 'origin', until })))
  expect(results.filter((result) => result === 'opened')).toHaveLength(MAX_SHARED + 1)
  expect(results.filter((result) => result === 'full')).toHaveLength(99 - MAX_SHARED)
})

test('LinkUses: records a limited number of links, and forgets ended ones', async () => {
  const file = fileIn()
  const until = Date.now() + DAY_MS
  const uses = new LinkUses(file)
  const results = await Promise.all(Array.from({ length: 2100 }, () => uses.open({ id: randomUUID(), until })))
  expect(results.filter((result) => result === 'full')).toHaveLength(100)
  expect((await readFile(file)).length).toBeLessThan(500_000)
  vi.useFakeTimers({ now: until + 1, toFake: ['Date'] })
  expect(await uses.open({ id: randomUUID(), until: until + DAY_MS })).toBe('opened')
  expect((await readFile(file)).length).toBeLessThan(500)
  vi.useRealTimers()
})
