import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ANALYSIS_VERSION } from '../../src/search/analysis/analyser.ts'
import { FORMAT_VERSION } from '../../src/search/index/schema.ts'
import { SearchStore } from '../../src/search/running/search-store.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'index-files-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = () => SearchStore.open(folder, 'site', ['en'])
const page = (key: string, text: string) => ({
  key,
  type: 'page',
  place: { route: 'home' } as const,
  title: { text: key },
  passages: [{ text }],
  topics: [],
  uses: [],
})
const found = (store: SearchStore, words: string) => store.search('en', { words, skip: 0, limit: 10 }).hits.map(({ key }) => key)
const files = async () => (await readdir(folder)).filter((name) => !/-(?:wal|shm)$/.test(name))
const WHOLE = `search-site-${FORMAT_VERSION}.${ANALYSIS_VERSION}.sqlite`

async function filled(text: string): Promise<SearchStore> {
  const store = await open()
  await store.put('en', [page('a', text)])
  store.complete()
  return store
}

test('an index that was made is there after a restart', async () => {
  ;(await filled('lanterns')).close()
  expect(await files()).toEqual([WHOLE])
  const again = await open()
  expect(again.hasAll).toBe(true)
  expect(found(again, 'lantern')).toEqual(['a'])
  again.close()
})

test('one that was not finished is not taken for whole, but answers what it has', async () => {
  const store = await open()
  await store.put('en', [page('a', 'lanterns')])
  expect(store.hasAll).toBe(false)
  expect(found(store, 'lantern')).toEqual(['a'])
  store.close()
  expect(await files()).toEqual([])
})

test('one of another analysis answers until the new one is made, and then goes', async () => {
  ;(await filled('lanterns')).close()
  await rename(join(folder, WHOLE), join(folder, `search-site-${FORMAT_VERSION}.0.sqlite`))
  const store = await open()
  expect(store.hasAll).toBe(true)
  await store.put('en', [page('b', 'moths')])
  expect([found(store, 'lantern'), found(store, 'moth')]).toEqual([['a'], []])
  store.complete()
  expect([found(store, 'lantern'), found(store, 'moth')]).toEqual([[], ['b']])
  expect(await files()).toEqual([WHOLE])
  store.close()
})

test('a damaged one is made anew', async () => {
  await writeFile(join(folder, WHOLE), 'no database '.repeat(1000))
  const store = await filled('lanterns')
  expect(found(store, 'lantern')).toEqual(['a'])
  store.close()
})

test('two processes share one', async () => {
  const one = await filled('lanterns')
  const other = await open()
  await one.put('en', [page('b', 'moths')])
  expect(found(other, 'moth')).toEqual(['b'])
  await other.put('en', [page('c', 'owls')])
  expect(found(one, 'owl')).toEqual(['c'])
  one.close()
  other.close()
})
