import { readFileSync } from 'node:fs'
import { createClient } from 'contentful'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startContentService, startMultipliedService, type Space } from '../../bench/servers/content-service.ts'
import { MultipliedSpace } from '../../bench/space/multiplied-space.ts'
import type { ExportDraft } from '../support/spaces/export-file.ts'
import { SPACE } from '../support/spaces/space.ts'

const draft: ExportDraft = JSON.parse(readFileSync(SPACE, 'utf8'))
const originals = [...draft.entries.map((entry) => ({ ...entry, sys: { ...entry.sys, type: 'Entry' } })), ...draft.assets]
const idsOf = (list: readonly { readonly sys: { readonly id: string } }[]) => list.map(({ sys }) => sys.id)

test('multiplied space: pages contain each copy once, and each copy is found by its id', () => {
  const space = new MultipliedSpace(originals, 9000)
  expect(space.entries).toBeGreaterThanOrEqual(9000)
  const all = idsOf(space.slice(0, space.size))
  expect(new Set(all).size).toBe(space.size)
  const pages: string[] = []
  for (let from = 0; from < space.size; from += 700) pages.push(...idsOf(space.slice(from, from + 700)))
  expect(pages).toEqual(all)
  // Every eleventh, so that the test is quick.
  const some = all.filter((_, index) => index % 11 === 0)
  const found = some.map((id) => {
    const { original, chapter = 0 } = space.copyOf(id) ?? {}
    return original && space.inChapter(original, chapter).sys.id
  })
  expect(found).toEqual(some)
  const chapters = Math.max(...all.map((id) => space.copyOf(id)?.chapter ?? 0))
  for (const id of ['nothing', `story-line-of-noon-${chapters + 1}`, 'settings-1', 'story-line-of-noon-01']) expect(space.copyOf(id), id).toBeUndefined()
})

let service: Space
let copies: Pick<Space, 'server' | 'env'>
beforeAll(async () => {
  service = await startContentService(SPACE)
  copies = await startMultipliedService(service, 1500)
})
afterAll(() => Promise.all([service.server.stop(), copies.server.stop()]))

test('multiplied service: the SDK reads all copies, then the changes of the originals', async () => {
  const { CONTENTFUL_SPACE_ID: space = '', CONTENTFUL_HOST: host = '' } = copies.env
  const client = createClient({ space, host, insecure: true, accessToken: 'any' })
  const all = await client.withoutLinkResolution.sync({ initial: true, limit: 400 })
  expect(all.entries.length).toBeGreaterThanOrEqual(1500)
  expect(new Set(idsOf([...all.entries, ...all.assets])).size).toBe(all.entries.length + all.assets.length)
  const after = await client.withoutLinkResolution.sync({ nextSyncToken: all.nextSyncToken ?? '' })
  expect([after.entries, after.deletedEntries]).toEqual([[], []])
  const wanted = ['story-line-of-noon', 'story-line-of-noon-3']
  const { items } = await client.withAllLocales.withoutLinkResolution.getEntries({ 'sys.id[in]': wanted })
  expect(idsOf(items)).toEqual(wanted)
  expect(items[1]?.fields).toEqual(all.entries.find(({ sys }) => sys.id === wanted[1])?.fields)
})
