import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MissCounter } from '../../src/features/search/misses/miss-counter.server.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'misses-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

const DAY = new Date('2026-11-23T12:00:00Z')
const counter = () => new MissCounter(join(folder, 'misses.json'))

test('MissCounter: counts words by day, together with other processes, the most frequent first', async () => {
  const [one, other] = [counter(), counter()]
  for (const words of ['Pony  riding', 'pony riding', 'sauna']) one.add('en', words, DAY)
  other.add('en', 'pony riding', DAY)
  await one.save(DAY)
  await other.save(DAY)
  expect(await counter().mostFrequent(10, DAY)).toEqual([
    { words: 'pony riding', locale: 'en', count: 3 },
    { words: 'sauna', locale: 'en', count: 1 },
  ])
  expect(JSON.parse(await readFile(join(folder, 'misses.json'), 'utf8'))).toEqual({ '2026-11-23': { en: { 'pony riding': 3, sauna: 1 } } })
})

test('MissCounter: keeps nothing that may name a person, no long questions, 200 words a day and 30 days', async () => {
  const misses = counter()
  for (const words of ['ada@example.org', '+49 30 5550 1887', 'x'.repeat(61), ' ']) misses.add('en', words, DAY)
  expect(await misses.mostFrequent(10, DAY)).toEqual([])
  for (let at = 0; at < 300; at += 1) misses.add('en', `word ${at}`, DAY)
  await misses.save(DAY)
  expect(await misses.mostFrequent(1000, DAY)).toHaveLength(200)
  const later = new Date('2026-12-23T12:00:00Z')
  misses.add('en', 'sauna', later)
  await misses.save(later)
  expect(await misses.mostFrequent(1000, later)).toEqual([{ words: 'sauna', locale: 'en', count: 1 }])
})
