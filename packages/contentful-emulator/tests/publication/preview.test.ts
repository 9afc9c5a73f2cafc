import { join } from 'node:path'
import { createClient, type CreateClientParams } from 'contentful'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createContentService } from 'contentful-emulator/service.ts'
import { ask, CHANGED, entry, exampleService, exampleSpace, idsOf, SPACE, writeSpace } from '../example-space.ts'

const preview = { host: 'preview.contentful.com' }
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function example(content: unknown = exampleSpace(), more = {}) {
  const started = await exampleService(more, content)
  closing.push(started.close)
  return started
}

function edited(title: string, sys: object = CHANGED) {
  const content = exampleSpace()
  content.entries = content.entries.map((item) =>
    item.sys.id === 'mars'
      ? { ...item, sys: { ...item.sys, ...sys, updatedAt: '2026-02-01T00:00:00.000Z' }, fields: { ...item.fields, title: { en: title } } }
      : item,
  )
  return content
}

describe('published state', () => {
  it('follows from version numbers: drafts appear only in the Preview API, archived entries in neither API', async () => {
    const { service } = await example()
    expect(await idsOf(service, 'entries?order=sys.id')).toEqual(['empty', 'mars', 'moon', 'person-ada', 'person-bob'])
    expect(await idsOf(service, 'entries?order=sys.id', preview)).toEqual(['draft', 'empty', 'mars', 'moon', 'person-ada', 'person-bob'])
    expect((await ask(service, 'entries/archived', preview)).status).toBe(404)
  })

  it('sets the sys fields of each API', async () => {
    const { service } = await example(edited('Mars, edited'))
    const delivered = (await ask(service, 'entries/mars')).body.sys
    expect(Object.keys(delivered)).toEqual([
      'space',
      'id',
      'type',
      'createdAt',
      'updatedAt',
      'environment',
      'publishedVersion',
      'revision',
      'contentType',
      'locale',
    ])
    expect(delivered).toMatchObject({ publishedVersion: 2, revision: 1, updatedAt: '2026-01-01T12:02:00.000Z' })
    const previewed = (await ask(service, 'entries/mars', preview)).body.sys
    expect(previewed).toMatchObject({
      updatedAt: '2026-02-01T00:00:00.000Z',
      publishedAt: '2026-01-01T12:02:00.000Z',
      firstPublishedAt: '2026-01-01T12:02:00.000Z',
    })
    const draft = (await ask(service, 'entries/draft', preview)).body.sys
    expect(draft).toMatchObject({ revision: 0 })
    expect(draft).not.toHaveProperty('publishedVersion')
  })

  it('without version numbers: all of the file is published', async () => {
    const { service } = await example({
      contentTypes: [{ sys: { id: 'note', type: 'ContentType' }, name: 'Note', fields: [{ id: 'text', name: 'Text', type: 'Symbol' }] }],
      entries: [
        { sys: { id: 'one', type: 'Entry', space: { sys: { id: 'examplespace' } }, contentType: { sys: { id: 'note' } } }, fields: { text: { 'en-US': 'x' } } },
      ],
    })
    expect(await idsOf(service, 'entries?content_type=note&fields.text=x')).toEqual(['one'])
  })

  it('stays the same if an entry is edited but not published again', async () => {
    const written = await writeSpace(exampleSpace())
    closing.push(written.remove)
    const state = join(written.folder, 'state')
    const start = () => createContentService({ spaces: [{ file: written.file }], state, watch: true })
    const service = await start()
    const title = async (asked: typeof service, init = {}) => (await ask(asked, 'entries/mars', init)).body.fields.title
    await written.rewrite(edited('Mars, edited'))
    await vi.waitFor(async () => expect(await title(service, preview)).toBe('Mars, edited'), { timeout: 15_000, interval: 20 })
    expect(await title(service)).toBe('Mars')
    await service.close()
    const restarted = await start()
    expect(await title(restarted)).toBe('Mars')
    await written.rewrite(edited('Mars, edited', { version: 7, publishedVersion: 6, publishedCounter: 2 }))
    await vi.waitFor(async () => expect(await title(restarted)).toBe('Mars, edited'), { timeout: 15_000, interval: 20 })
    // Published and edited again between two reads of the file: the earlier version is not the published one.
    await written.rewrite(edited('Mars, edited twice', { version: 12, publishedVersion: 9, publishedCounter: 3 }))
    await vi.waitFor(async () => expect(await title(restarted)).toBe('Mars, edited twice'), { timeout: 15_000, interval: 20 })
    await restarted.close()
  })

  it('can come from a second file, exported with a delivery token', async () => {
    const drafts = await writeSpace(edited('Mars, edited'))
    const content = exampleSpace()
    const published = await writeSpace({
      ...content,
      entries: content.entries.filter(({ sys }) => sys.id === 'mars').map((item) => ({ ...item, sys: { ...item.sys, version: undefined } })),
      assets: [],
    })
    closing.push(drafts.remove, published.remove)
    const service = await createContentService({ spaces: [{ file: drafts.file, published: published.file }] })
    expect((await ask(service, 'entries/mars')).body.fields.title).toBe('Mars')
    expect((await ask(service, 'entries/mars', preview)).body.fields.title).toBe('Mars, edited')
    expect((await ask(service, 'entries/moon')).status).toBe(404)
    await service.close()
  })
})

describe('content source maps', () => {
  it('contain the field type and editor of each text', async () => {
    const { service } = await example()
    const { body } = await ask(service, 'entries?sys.id=moon&includeContentSourceMaps=true', preview)
    const lookup = body.sys.contentSourceMapsLookup
    const { mappings } = body.items[0].sys.contentSourceMaps
    const resolved = (path: string) => ({
      type: lookup.fieldTypes[mappings[path].source.fieldType],
      ...lookup.editorInterfaces[mappings[path].source.editorInterface],
    })
    expect(resolved('fields/title')).toEqual({ type: 'Symbol', widgetId: 'singleLine', widgetNamespace: 'builtin' })
    expect(resolved('fields/body')).toEqual({ type: 'Text', widgetId: 'markdown', widgetNamespace: 'builtin' })
    expect(resolved('fields/labels')).toMatchObject({ type: 'Array', widgetId: 'tagEditor' })
    expect(mappings).not.toHaveProperty('fields/author')
    expect(body.includes.Asset[0].sys.contentSourceMaps.mappings).toHaveProperty('fields/title')
    expect((await ask(service, 'assets/ada?includeContentSourceMaps=true', preview)).body.sys).toHaveProperty('contentSourceMapsLookup')
  })

  it('are for the Preview API only', async () => {
    const { service } = await example()
    expect((await ask(service, 'entries?includeContentSourceMaps=true')).status).toBe(400)
  })
})

describe('the timeline', () => {
  const clientAt = ({ service }: Awaited<ReturnType<typeof example>>, timelinePreview: CreateClientParams['timelinePreview'] & object) =>
    createClient({ space: SPACE, accessToken: 'any', host: 'preview.contentful.com', adapter: service.adapter, timelinePreview })

  it('of the Preview API returns drafts at any time', async () => {
    const known = await example()
    const client = clientAt(known, { timestamp: { lte: '2027-01-01' } })
    expect((await client.getEntries()).items.map(({ sys }) => sys.id)).toContain('draft')
    expect((await client.getAsset('ada')).sys.id).toBe('ada')
    expect((await ask(known.service, 'timeline/entries')).status).toBe(404)
  })

  it('returns 404 for any release, because export files contain none', async () => {
    const known = await example()
    const client = clientAt(known, { release: { lte: 'spring' } })
    await expect(client.getEntries()).rejects.toMatchObject({ name: 'NotFound' })
    const { status, body } = await ask(known.service, 'timeline/entries?release[lte]=spring', { host: 'preview.contentful.com' })
    expect([status, body.sys.id, body.details]).toEqual([404, 'NotFound', { type: 'Release', id: 'spring', environment: 'master', space: SPACE }])
  })
})

describe('private tags', () => {
  it('are not delivered on entries', async () => {
    const { service } = await example({
      ...exampleSpace(),
      entries: [entry('person', 'x', 1, {}, {}, { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'inner' } }] })],
    })
    expect((await ask(service, 'entries/x')).body.metadata).toEqual({ tags: [], concepts: [] })
  })
})
