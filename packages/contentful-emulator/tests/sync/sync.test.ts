import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createContentService, type Change, type ContentService } from 'contentful-emulator/service.ts'
import { ask, DRAFT, entry, exampleService, exampleSpace, writeSpace } from '../example-space.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function watched(content: unknown = exampleSpace(), more = {}) {
  const reports: string[] = []
  const example = await exampleService({ watch: true, report: (message) => reports.push(message), ...more }, content)
  closing.push(example.close)
  const changes: Change[] = []
  example.service.onChange((change) => changes.push(change))
  return { ...example, reports, changes }
}

interface Page {
  items: { sys: { id: string; type: string; revision: number } }[]
  nextSyncUrl?: string
  nextPageUrl?: string
}

const initial = async (service: ContentService, query = '', init = {}): Promise<Page> => (await ask(service, `sync?initial=true${query}`, init)).body
const follow = async (service: ContentService, page: Page, init = {}): Promise<Page> =>
  (await ask(service, page.nextSyncUrl ?? page.nextPageUrl ?? '', init)).body
const list = (page: Page) => page.items.map(({ sys }) => `${sys.type} ${sys.id}`)
const soon = { timeout: 15_000, interval: 20 }

describe('sync', () => {
  it('returns edits, additions and deletions of the file as a delta', async () => {
    const { service, rewrite, changes } = await watched()
    const first = await initial(service)
    expect(first.items).toHaveLength(8)
    const content = exampleSpace()
    content.entries = content.entries.filter(({ sys }) => sys.id !== 'empty')
    content.entries.push(entry('person', 'person-eve', 30, { name: { en: 'Eve' } }))
    for (const item of content.entries) if (item.sys.id === 'mars') item.fields['title'] = { en: 'Mars, edited' }
    content.assets = content.assets.filter(({ sys }) => sys.id !== 'clip')
    await rewrite(content)
    await vi.waitFor(() => expect(changes).toHaveLength(1), soon)
    expect(changes[0]?.resources.map(({ kind, id, before, after }) => [kind, id, before !== undefined, after !== undefined])).toEqual([
      ['Entry', 'mars', true, true],
      ['Entry', 'empty', true, false],
      ['Entry', 'person-eve', false, true],
      ['Asset', 'clip', true, false],
    ])
    expect(changes[0]).toMatchObject({ contentTypes: [], touchesAll: false })
    expect(changes[0]?.resources[0]?.after?.fields['title']).toEqual({ en: 'Mars, edited' })
    const delta = await follow(service, first)
    expect(list(delta).toSorted()).toEqual(['DeletedAsset clip', 'DeletedEntry empty', 'Entry mars', 'Entry person-eve'])
    const gone = delta.items.find(({ sys }) => sys.id === 'empty')?.sys
    expect(gone).toMatchObject({ type: 'DeletedEntry', revision: 1, space: { sys: { id: 'examplespace' } }, environment: { sys: { id: 'master' } } })
    expect(gone).toHaveProperty('deletedAt', Reflect.get(gone ?? {}, 'updatedAt'))
    expect(gone).not.toHaveProperty('contentType')
    expect(list(await follow(service, delta))).toEqual([])
    expect(list(await follow(service, first))).toHaveLength(4)
  })

  it('lists deletions in a first sync only if they are requested', async () => {
    const { service, rewrite, changes } = await watched()
    await rewrite({ ...exampleSpace(), assets: [] })
    await vi.waitFor(() => expect(changes).toHaveLength(1), soon)
    expect(list(await initial(service, '&type=Deletion'))).toHaveLength(3)
    expect(list(await initial(service, '&type=DeletedEntry'))).toEqual([])
    expect(list(await initial(service)).filter((item) => item.startsWith('Deleted'))).toEqual([])
  })

  it('keeps the type and the content type of the first sync', async () => {
    const { service, rewrite, changes } = await watched()
    const people = await initial(service, '&type=Entry&content_type=person')
    const assets = await initial(service, '&type=Asset')
    await rewrite({ ...exampleSpace(), assets: [], entries: exampleSpace().entries.map((item) => ({ ...item, metadata: { tags: [] } })) })
    await vi.waitFor(() => expect(changes).toHaveLength(1), soon)
    expect(list(await follow(service, assets))).toEqual([])
    expect(list(await follow(service, people))).toEqual([])
  })

  it('pages contain each change once, even if the file changes in between', async () => {
    const { service, rewrite, changes } = await watched()
    const pages = [await initial(service, '&limit=3')]
    const content = exampleSpace()
    content.entries.push(entry('person', 'newcomer', 40, { name: { en: 'New' } }))
    await rewrite(content)
    await vi.waitFor(() => expect(changes).toHaveLength(1), soon)
    for (let last = pages.at(-1); last?.nextPageUrl; last = pages.at(-1)) pages.push(await follow(service, last))
    const ids = pages.flatMap(list)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(8)
    const delta = await follow(service, pages.at(-1) ?? { items: [] })
    expect(list(delta)).toEqual(['Entry newcomer'])
  })

  it('tokens stay valid after a restart, and the delta contains the changes in between', async () => {
    const written = await writeSpace(exampleSpace())
    closing.push(written.remove)
    const start = () => createContentService({ spaces: [{ file: written.file }], state: join(written.folder, 'state') })
    const before = await start()
    const page = await initial(before)
    await before.close()
    const same = await start()
    expect(list(await follow(same, page))).toEqual([])
    await same.close()
    const content = exampleSpace()
    content.entries = content.entries.filter(({ sys }) => sys.id !== 'moon')
    content.entries.push(entry('person', 'person-eve', 30, { name: { en: 'Eve' } }))
    await written.rewrite(content)
    const after = await start()
    const delta = await follow(after, page)
    expect(list(delta).toSorted()).toEqual(['DeletedEntry moon', 'Entry person-eve'])
    await after.close()
    const again = await start()
    expect(list(await follow(again, page)).toSorted()).toEqual(['DeletedEntry moon', 'Entry person-eve'])
    expect(list(await follow(again, delta))).toEqual([])
    await again.close()
  })

  it('a damaged state folder is ignored', async () => {
    const written = await writeSpace(exampleSpace())
    closing.push(written.remove)
    const state = join(written.folder, 'state')
    const start = () => createContentService({ spaces: [{ file: written.file }], state })
    await (await start()).close()
    for (const name of await readdir(state))
      await writeFile(join(state, name), '{"delivery":{"epoch":"e","sequence":1,"resources":{"Entry!moon":null},"deletions":{}}}')
    const service = await start()
    expect((await initial(service)).items).toHaveLength(8)
    await service.close()
  })

  it('a token of a deleted log returns all content instead of an error', async () => {
    const first = await watched()
    const page = await initial(first.service)
    const second = await watched()
    expect(list(await follow(second.service, page))).toHaveLength(8)
  })

  it.each([
    'sync',
    'sync?sync_token=nonsense',
    'sync?initial=true&limit=0',
    'sync?initial=true&limit=1001',
    'sync?initial=true&foo=1',
    'sync?sync_token=x&initial=true',
  ])('%s is refused', async (path) => {
    const { service } = await watched()
    expect((await ask(service, path)).status).toBe(400)
  })

  it('supports the Preview API as well, with a separate log', async () => {
    const { service } = await watched()
    expect(list(await initial(service, '', { host: 'preview.contentful.com' }))).toContain('Entry draft')
  })
})

/** Creates the export of the example in another space or environment. */
function inSpace(space: string, environment: string): unknown {
  const text = JSON.stringify(exampleSpace())
  return JSON.parse(
    text
      .replaceAll('"linkType":"Space","id":"examplespace"', `"linkType":"Space","id":"${space}"`)
      .replaceAll('"linkType":"Environment","id":"master"', `"linkType":"Environment","id":"${environment}"`),
  )
}

describe('a reload', () => {
  it('unpublishes: the entry becomes a deletion in one API and stays in the other', async () => {
    const { service, rewrite, changes } = await watched()
    const [delivery, preview] = [await initial(service), await initial(service, '', { host: 'preview.contentful.com' })]
    const content = exampleSpace()
    content.entries = content.entries.map((item) => (item.sys.id === 'mars' ? { ...item, sys: { ...item.sys, ...DRAFT } } : item))
    await rewrite(content)
    await vi.waitFor(() => expect(changes).toHaveLength(1), soon)
    expect(list(await follow(service, delivery))).toEqual(['DeletedEntry mars'])
    expect(list(await follow(service, preview, { host: 'preview.contentful.com' }))).toEqual(['Entry mars'])
  })

  it('of a broken file keeps the last valid content and reports the error', async () => {
    const { service, rewrite, reports, changes } = await watched()
    reports.length = 0
    await rewrite('{ "entries": [')
    await vi.waitFor(() => expect(reports).toHaveLength(1), soon)
    expect(reports[0]).toMatch(/^still serving the last valid content: .*space\.json: is not JSON/)
    expect((await ask(service, 'entries/moon')).status).toBe(200)
    await rewrite({ ...exampleSpace(), contentTypes: exampleSpace().contentTypes.slice(0, 1) })
    await vi.waitFor(() => expect(changes).toEqual([{ resources: [], contentTypes: ['person'], touchesAll: false }]), soon)
  })

  it.each([
    ['that is no export', { a: 1 }, /is no export: it has none of entries, assets, contentTypes, locales/],
    ['that names no space', { entries: [], assets: [] }, /is now of space "space", environment "master", no longer of "examplespace"/],
    ['of another space', inSpace('other', 'master'), /is now of space "other", environment "master", no longer of "examplespace", "master"/],
    ['of another environment', inSpace('examplespace', 'staging'), /is now of space "examplespace", environment "staging"/],
    ['that has no entries any more', { ...exampleSpace(), entries: [] }, /has no entries any more, and had \d+: start again to serve it without any/],
    ['whose entries are broken', { ...exampleSpace(), entries: [{ sys: { type: 'Entry' } }] }, /entries\[0\] has no sys\.id/],
  ])('of a file %s keeps the last valid content, by the checks of the start', async (_, content, problem) => {
    const { service, rewrite, reports, changes } = await watched()
    reports.length = 0
    await rewrite(content)
    await vi.waitFor(() => expect(reports).toHaveLength(1), soon)
    expect(reports[0]).toMatch(problem)
    expect(changes).toEqual([])
    expect((await ask(service, 'entries')).body.total).toBe(5)
  })

  it('of other locales or tags affects everything, because any answer may differ', async () => {
    const { rewrite, changes } = await watched()
    await rewrite({ ...exampleSpace(), locales: exampleSpace().locales.filter(({ code }) => code !== 'fr') })
    await vi.waitFor(() => expect(changes).toHaveLength(1), soon)
    expect(changes[0]).toMatchObject({ touchesAll: true })
  })

  it('can be delayed after its notification, like a content delivery network', async () => {
    const { service, rewrite, changes } = await watched(exampleSpace(), { staleMs: 1500 })
    await rewrite({ ...exampleSpace(), entries: exampleSpace().entries.filter(({ sys }) => sys.id === 'moon') })
    await vi.waitFor(() => expect(changes).toHaveLength(1), soon)
    expect((await ask(service, 'entries')).body.total).toBe(5)
    await vi.waitFor(async () => expect((await ask(service, 'entries')).body.total).toBe(1), soon)
  })
})
