import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { KINDS } from '../../../src/features/health/kinds.ts'
import { changedSpace } from '../../support/spaces/export-file.ts'
import { SPACE } from '../../support/spaces/space.ts'
import { check, inShort } from './checked.ts'
import { SEEDS } from './seeds.ts'

let before: readonly string[] = []

beforeAll(async () => {
  before = (await check(SPACE)).findings.map(inShort)
})

test.for(SEEDS)('checkSpace: $name is found, and nothing else', async ({ plant, found }) => {
  const file = changedSpace(plant)
  const archived = new Set(archivedIn(file))
  const { findings } = await check(file, { archived })
  const now = findings.map(inShort)
  expect(now.filter((each) => !before.includes(each))).toEqual(found)
  expect(before.filter((each) => !now.includes(each))).toEqual([])
})

/** Kinds that other tests cover: over HTTP, in other spaces, with content types, with redirects. */
const ELSEWHERE = new Set(['dead-external-link', 'language-missing', 'type-drift', 'type-news'])

test('SEEDS: contain a defect for every kind of finding', () => {
  const found = new Set(SEEDS.flatMap((seed) => seed.found.map((each) => each.split(' ')[1] ?? '')))
  expect(Object.keys(KINDS).filter((kind) => !found.has(kind) && !ELSEWHERE.has(kind) && !kind.startsWith('redirect-'))).toEqual([])
})

function archivedIn(file: string): string[] {
  const { entries }: { entries: { sys: { id: string; archivedAt?: string } }[] } = JSON.parse(readFileSync(file, 'utf8'))
  return entries.filter(({ sys }) => sys.archivedAt !== undefined).map(({ sys }) => sys.id)
}
