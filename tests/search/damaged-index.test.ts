import { readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { changedSpace } from '../support/spaces/export-file.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const state = temporaryFolder('damaged-index')
/** Pages that the index contains. A small index is built within seconds. */
const PAGES = new Set(['page-home', 'story-seeing'])

/** Loads the site’s modules on a small space, with an empty state folder. */
async function modules() {
  const CONTENT_SPACE = changedSpace((draft) => {
    draft.entries = draft.entries.filter(({ sys, fields }) => fields['slug'] === undefined || PAGES.has(sys.id))
  })
  Object.assign(process.env, { CONTENT_SPACE, CONTENT_STATE: state })
  const { closeIndexes, siteIndex } = await import('../../src/features/search/running/running-index.server.ts')
  const { searchSite } = await import('../../src/features/search/search-site.server.ts')
  return { closeIndexes, siteIndex, searchSite }
}

const { closeIndexes, siteIndex, searchSite } = await modules()
afterAll(closeIndexes)

/** Overwrites the pages of a file from the second, as a faulty disk would. */
async function damage(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  const { size } = await handle.stat()
  await handle.write(Buffer.alloc(size - 4096, 0x5a), 0, undefined, 4096)
  await handle.close()
}

async function found(): Promise<readonly string[]> {
  const { hits } = await searchSite('en', { words: 'twinkle', skip: 0, limit: 10 })
  return hits.map(({ key }) => key)
}

test('siteIndex: calls that begin before the index is open share one index', async () => {
  const [one, ...more] = await Promise.all([siteIndex(), siteIndex(), siteIndex()])
  expect(more.map((index) => index === one)).toEqual([true, true])
})

test('SiteIndex: fills an index again that is damaged while the site runs, and the search that finds the damage does not fail', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const index = await siteIndex()
  await index.ready
  await index.settled()
  const name = readdirSync(state).find((each) => each.endsWith('.sqlite')) ?? ''
  await damage(join(state, name))
  // Nothing has been searched, so no page of the file is in memory.
  await found()
  expect(readdirSync(state)).toContain(`${name}.damaged`)
  await index.ready
  expect(await found()).toEqual(['story-seeing'])
  expect(warn).toHaveBeenCalledWith('[search] The index was damaged and is built again.')
  warn.mockRestore()
})
