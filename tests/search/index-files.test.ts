import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { mkdir, mkdtemp, open as openFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANALYSIS_VERSION } from '../../src/features/search/analysis/analyser.ts'
import { FORMAT_VERSION } from '../../src/features/search/index/schema.ts'
import { IndexLostError } from '../../src/features/search/running/index-loss.ts'
import { SearchThread } from '../../src/features/search/running/search-thread.server.ts'
import { SearchStore } from '../../src/features/search/running/search-store.ts'

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

test('SearchStore.open: opens the finished index after a restart', async () => {
  ;(await filled('lanterns')).close()
  expect(await files()).toEqual([WHOLE])
  const again = await open()
  expect(again.hasAll).toBe(true)
  expect(found(again, 'lantern')).toEqual(['a'])
  again.close()
})

test('SearchStore.open: does not treat an unfinished index as complete, but searches its pages', async () => {
  const store = await open()
  await store.put('en', [page('a', 'lanterns')])
  expect(store.hasAll).toBe(false)
  expect(found(store, 'lantern')).toEqual(['a'])
  store.close()
  expect(await files()).toEqual([])
})

test('SearchStore.open: searches an index of another analysis until the new one is complete, and then deletes it', async () => {
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

test('SearchStore.open: rebuilds a damaged index', async () => {
  await writeFile(join(folder, WHOLE), 'no database '.repeat(1000))
  const store = await filled('lanterns')
  expect(found(store, 'lantern')).toEqual(['a'])
  store.close()
})

test('SearchStore.open: two processes share one index', async () => {
  const one = await filled('lanterns')
  const other = await open()
  await one.put('en', [page('b', 'moths')])
  expect(found(other, 'moth')).toEqual(['b'])
  await other.put('en', [page('c', 'owls')])
  expect(found(one, 'owl')).toEqual(['c'])
  one.close()
  other.close()
})

const many = (text: string) => Array.from({ length: 400 }, (_, at) => page(`page-${at}`, `${text} ${'words of no meaning '.repeat(40)} number${at}`))
const asked = (store: SearchStore, words: string) => store.guarded(() => found(store, words))

/** Overwrites the pages of a file from the second, or from a part of the file, as a faulty disk would. */
async function damage(name: string, from = 0): Promise<void> {
  const file = await openFile(join(folder, name), 'r+')
  const noise = Buffer.alloc(4096, 0x5a)
  const first = 1 + Math.floor((statSync(join(folder, name)).size / 4096) * from)
  for (let at = first * 4096; at < statSync(join(folder, name)).size; at += 4096) await file.write(noise, 0, 4096, at)
  await file.close()
}

test('SearchStore.open: sets a file aside whose pages are damaged, and the index is built again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const first = await open()
  await first.put('en', many('lanterns'))
  first.complete()
  first.close()
  await damage(WHOLE)
  const store = await open()
  expect(store.hasAll).toBe(false)
  await store.put('en', [page('a', 'moths')])
  store.complete()
  expect(found(store, 'moth')).toEqual(['a'])
  expect((await files()).toSorted()).toEqual([WHOLE, `${WHOLE}.damaged`])
  store.close()
})

test('SearchStore.open: does not read the whole file; the thread of the index finds damage that no query has read, and reports it', async () => {
  const first = await open()
  await first.put('en', many('lanterns'))
  first.complete()
  first.close()
  await damage(WHOLE, 0.6)
  const store = await open()
  expect(store.hasAll).toBe(true)
  store.close()
  const thread = new SearchThread({ folder, name: 'site', locales: ['en'] })
  const lost = new Promise((done) => (thread.onLoss = done))
  expect(await lost).toBe('damaged')
  expect(await thread.ask({ name: 'hasAll' })).toBe(false)
  expect(await files()).toContain(`${WHOLE}.damaged`)
  await thread.ask({ name: 'put', locale: 'en', documents: [page('a', 'moths')] })
  await thread.ask({ name: 'complete' })
  expect((await thread.ask({ name: 'search', locale: 'en', question: { words: 'moth', skip: 0, limit: 10 } })).total).toBe(1)
  await thread.close()
})

test('SearchStore.guarded: an index that is damaged while it answers begins again, and answers when its pages are put again', async () => {
  const first = await open()
  await first.put('en', many('lanterns'))
  first.complete()
  first.close()
  const store = await open()
  await damage(WHOLE)
  await expect(asked(store, 'lantern')).rejects.toBeInstanceOf(IndexLostError)
  expect(store.hasAll).toBe(false)
  await store.guarded(() => store.put('en', [page('a', 'lanterns')]))
  store.complete()
  expect(await asked(store, 'lantern')).toEqual(['a'])
  expect((await files()).toSorted()).toEqual([WHOLE, `${WHOLE}.damaged`])
  store.close()
})

/** Mounts a small file system. Returns whether the machine allows it. */
async function mountSmall(at: string, size: string): Promise<boolean> {
  await mkdir(at)
  return process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', at]).status === 0
}

test('SearchStore.guarded: on a full disk the index that was whole goes on answering while one is built in memory', async ({ skip }) => {
  const disk = join(folder, 'disk')
  if (!(await mountSmall(disk, '1m'))) skip('A file system cannot be mounted here.')
  try {
    const store = await SearchStore.open(disk, 'site', ['en'])
    await store.put('en', [page('a', 'lanterns')])
    store.complete()
    await expect(store.guarded(() => store.put('en', many('moths')))).rejects.toBeInstanceOf(IndexLostError)
    expect(await asked(store, 'lantern')).toEqual(['a'])
    await store.guarded(() => store.put('en', many('moths')))
    store.complete()
    expect((await asked(store, 'moth')).length).toBe(10)
    store.close()
  } finally {
    spawnSync('umount', ['-l', disk])
  }
})

test('SearchStore.open: keeps the index in memory if the disk is full from the start, and leaves no unfinished file', async ({ skip }) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const disk = join(folder, 'disk')
  if (!(await mountSmall(disk, '32k'))) skip('A file system cannot be mounted here.')
  try {
    await writeFile(join(disk, 'full'), Buffer.alloc(28_000))
    const store = await SearchStore.open(disk, 'site', ['en'])
    const put = () => store.guarded(() => store.put('en', many('moths')))
    await put().catch(put)
    store.complete()
    expect((await asked(store, 'moth')).length).toBe(10)
    expect(await readdir(disk)).toEqual(['full'])
    store.close()
  } finally {
    spawnSync('umount', ['-l', disk])
  }
})

test('SearchStore.open: removes the unfinished files of processes that have ended, and no others', async () => {
  const store = await open()
  const [own = ''] = await files()
  const ended = spawnSync(process.execPath, ['-e', '']).pid
  const left = own.replace(/-\d+\.\d+\.unfinished$/, `-${ended}.1.unfinished`)
  const before = own.replace(/\d+\.unfinished$/, '1.unfinished')
  for (const name of [left, before, `${left}-journal`]) await writeFile(join(folder, name), '')
  const other = await open()
  expect((await files()).filter((name) => [left, before, `${left}-journal`].includes(name))).toEqual([])
  expect(await files()).toContain(own)
  other.close()
  store.close()
})
