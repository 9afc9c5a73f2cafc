import { createClient, type CreateClientParams } from 'contentful'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentService } from 'contentful-emulator/service.ts'
import { exampleService, overHttp, SPACE } from './example-space.ts'

type Transport = (service: ContentService, host: string) => Partial<CreateClientParams>

const transports: readonly (readonly [string, Transport])[] = [
  ['in process', (service) => ({ adapter: service.adapter })],
  ['over HTTP', (_, host) => ({ host, insecure: true, retryOnError: false })],
]

const ids = (list: { items: readonly { sys: { id: string } }[] }) => list.items.map((item) => item.sys.id)

describe.each(transports)('the contentful SDK %s', (name, transport) => {
  let example: Awaited<ReturnType<typeof exampleService>>
  let server: Awaited<ReturnType<typeof overHttp>>
  const client = (more: Partial<CreateClientParams> = {}) =>
    createClient({ space: SPACE, accessToken: 'any', ...transport(example.service, server.host), ...more })
  const preview = (more: Partial<CreateClientParams> = {}) =>
    client({ accessToken: 'preview-token', ...(name === 'in process' ? { host: 'preview.contentful.com' } : {}), ...more })

  beforeAll(async () => {
    const content = { previewToken: 'preview-token' }
    example = await exampleService(content)
    server = await overHttp(example.service)
  })
  afterAll(async () => {
    await server.close()
    await example.close()
  })

  it('getSpace', async () => {
    const space = await client().getSpace()
    expect(space.sys).toEqual({ type: 'Space', id: SPACE })
    expect(space.locales).toContainEqual({ code: 'de-CH', default: false, name: 'Swiss German', fallbackCode: 'de' })
  })

  it('getEntries resolves links of items and includes, also in a circle', async () => {
    const { items, total } = await client().getEntries({ content_type: 'article', 'fields.slug': 'moon', include: 2 })
    expect(total).toBe(1)
    const author = items[0]?.fields['author']
    expect(author).toMatchObject({ fields: { name: 'Ada', portrait: { fields: { title: 'Picture ada' } }, friend: { fields: { name: 'Bob' } } } })
    const friendOfFriend = Reflect.get(Reflect.get(Object(author), 'fields').friend.fields, 'friend')
    expect(friendOfFriend).toBe(author)
  })

  it('getEntries returns fresh copies: resolving links in one answer leaves the next unchanged', async () => {
    const first = await client().getEntries({ content_type: 'person' })
    Reflect.set(Object(first.items[0]?.fields), 'name', 'spoilt')
    const second = await client().getEntries({ content_type: 'person' })
    expect(second.items.map((item) => item.fields['name'])).toEqual(['Bob', 'Ada'])
  })

  it('getEntry, and its error for an unknown id', async () => {
    const moon = await client().getEntry('moon')
    expect(moon.fields['title']).toBe('The Moon')
    await expect(client().getEntry('nothing')).rejects.toMatchObject({ sys: { id: 'NotFound' }, details: { id: 'nothing' } })
  })

  it('an error of the service keeps its name, status and message', async () => {
    const failed = client().getEntries(Object({ 'fields.title': 'x' }))
    await expect(failed).rejects.toMatchObject({ name: 'BadRequest' })
    await expect(failed).rejects.toThrow(/A Content Type ID is required/)
    await expect(client({ space: 'other' }).getEntries()).rejects.toMatchObject({ name: 'NotFound' })
    await expect(client().getAsset('nothing')).rejects.toMatchObject({ name: 'NotFound' })
  })

  it('getAssets and getAsset', async () => {
    const { items } = await client().getAssets({ mimetype_group: 'image', order: ['sys.id'] })
    expect(items.map((item) => item.sys.id)).toEqual(['ada', 'crater'])
    expect((await client().getAsset('clip')).fields.file?.contentType).toBe('video/mp4')
  })

  it('getContentTypes and getContentType', async () => {
    const { items } = await client().getContentTypes(Object({ order: 'sys.id' }))
    expect(items.map((item) => item.sys.id)).toEqual(['article', 'person'])
    const article = await client().getContentType('article')
    expect(article.fields.find(({ id }) => id === 'labels')).toEqual({
      id: 'labels',
      name: 'labels',
      type: 'Array',
      localized: false,
      required: false,
      disabled: false,
      omitted: false,
      items: { type: 'Symbol', validations: [] },
    })
  })

  it('getLocales', async () => {
    const { items, limit } = await client().getLocales()
    expect(limit).toBe(1000)
    expect(items.map(({ code }) => code)).toEqual(['de', 'en', 'de-CH', 'fr'])
  })

  it('getTags and getTag return public tags only', async () => {
    const { items } = await client().getTags()
    expect(items.map((tag) => tag.name)).toEqual(['Sky'])
    expect((await client().getTag('sky')).sys.visibility).toBe('public')
    await expect(client().getTag('inner')).rejects.toMatchObject({ name: 'NotFound' })
  })

  it('sync, from the first page to the delta', async () => {
    const first = await client().sync({ initial: true, limit: 2 })
    expect(first.entries.map((entry) => entry.sys.id)).toEqual(['person-bob', 'person-ada', 'empty', 'mars', 'moon'])
    expect(first.assets).toHaveLength(3)
    const next = await client().sync({ nextSyncToken: first.nextSyncToken ?? '' })
    expect(next).toMatchObject({ entries: [], assets: [], deletedEntries: [], deletedAssets: [] })
    const people = await client().sync({ initial: true, content_type: 'person' })
    expect(people.entries).toHaveLength(2)
  })

  it('sync one page at a time', async () => {
    const first = await client().sync({ initial: true, limit: 5 }, { paginate: false })
    const rest = await client().sync(Object({ nextPageToken: Reflect.get(first, 'nextPageToken') }), { paginate: false })
    expect(first.entries.length + first.assets.length).toBe(5)
    expect(rest.entries.length + rest.assets.length).toBe(3)
    expect(rest.nextSyncToken).toBeTruthy()
  })

  it('createAssetKey is refused by a space without the feature', async () => {
    const soon = Math.floor(Date.now() / 1000) + 60
    await expect(client().createAssetKey(soon)).rejects.toMatchObject({ name: 'AccessDenied' })
  })

  it('getConcepts, getConcept, ancestors, descendants, getConceptSchemes, getConceptScheme', async () => {
    expect(ids(await client().getConcepts())).toEqual(['bodies', 'satellites', 'moons'])
    expect((await client().getConcept('moons')).prefLabel).toEqual({ en: 'moons' })
    expect(ids(await client().getConceptAncestors('moons'))).toEqual(['satellites', 'bodies'])
    expect(ids(await client().getConceptDescendants('bodies', { depth: 1 }))).toEqual(['satellites'])
    expect(ids(await client().getConceptSchemes())).toEqual(['astronomy'])
    expect((await client().getConceptScheme('astronomy')).totalConcepts).toBe(3)
    const first = await client().getConcepts({ limit: 2 })
    const second = await client().getConcepts(Object({ limit: 2, pageNext: new URLSearchParams(first.pages?.next?.split('?')[1]).get('pageNext') }))
    expect(ids(second)).toEqual(['moons'])
    expect(ids(await client().getConcepts({ order: ['prefLabel'] }))).toEqual(['bodies', 'moons', 'satellites'])
    const back = await client().getConcepts({ limit: 2, prevPage: new URLSearchParams(second.pages?.prev?.split('?')[1]).get('pagePrev') ?? '' })
    expect(ids(back)).toEqual(['bodies', 'satellites'])
  })

  it('getEntriesWithCursor and getAssetsWithCursor page forward and backward', async () => {
    const first = await client().getEntriesWithCursor({ limit: 2 })
    expect(first).not.toHaveProperty('total')
    const second = await client().getEntriesWithCursor({ limit: 2, pageNext: first.pages.next ?? '' })
    expect(second.items.map((item) => item.sys.id)).toEqual(['empty', 'mars'])
    const last = await client().getEntriesWithCursor({ limit: 2, pageNext: second.pages.next ?? '' })
    expect(last.items.map((item) => item.sys.id)).toEqual(['moon'])
    expect(last.pages.next).toBeUndefined()
    const back = await client().getEntriesWithCursor({ limit: 2, pagePrev: second.pages.prev ?? '' })
    expect(back.items.map((item) => item.sys.id)).toEqual(first.items.map((item) => item.sys.id))
    expect((await client().getAssetsWithCursor({ limit: 1 })).items).toHaveLength(1)
  })

  it('parseEntries resolves the links of a raw response', async () => {
    const raw = await client().withoutLinkResolution.getEntries({ 'sys.id': 'moon' })
    expect(raw.items[0]?.fields['author']).toEqual({ sys: { type: 'Link', linkType: 'Entry', id: 'person-ada' } })
    const parsed = client().parseEntries({ ...raw })
    expect(parsed.items[0]?.fields['author']).toMatchObject({ fields: { name: 'Ada' } })
  })

  it('withoutUnresolvableLinks removes links to drafts and missing entries', async () => {
    expect((await client().getEntry('mars')).fields['related']).toHaveLength(3)
    expect((await client().withoutUnresolvableLinks.getEntry('mars')).fields['related']).toHaveLength(1)
  })

  it('withAllLocales returns the stored locales of each field', async () => {
    const mars = await client().withAllLocales.getEntry('mars')
    expect(mars.fields['title']).toEqual({ en: 'Mars', fr: 'Mars la rouge' })
    expect(mars.sys).not.toHaveProperty('locale')
  })

  it('withLocaleBasedPublishing is supported', async () => {
    expect((await client().withLocaleBasedPublishing.getEntries({ locale: 'de' })).total).toBe(5)
  })

  it('the preview token returns drafts', async () => {
    expect((await preview().getEntry('draft')).fields['title']).toBe('Not yet')
    await expect(client().getEntry('draft')).rejects.toMatchObject({ sys: { id: 'NotFound' } })
  })

  // Over HTTP, the SDK requires a host that begins with "preview".
  if (name === 'in process')
    it('content source maps are encoded by the SDK', async () => {
      const { items } = await preview({ host: 'preview.contentful.com', includeContentSourceMaps: true }).getEntries({ 'sys.id': 'moon' })
      expect(String(items[0]?.fields['title']).length).toBeGreaterThan('The Moon'.length + 50)
      expect(items[0]?.fields['slug']).not.toBe('moon')
      expect(items[0]?.fields['body']).toBe('Tides follow the moon.')
    })
})

describe('the adapter', () => {
  it('returns a fresh copy each time, because the SDK changes the objects that it receives', async () => {
    const { service, close } = await exampleService()
    const ask = () =>
      service.adapter({ baseURL: `https://cdn.contentful.com/spaces/${SPACE}/`, url: 'entries', method: 'get', headers: { Authorization: 'Bearer any' } })
    const [first, second] = [await ask(), await ask()]
    expect(second.data).toEqual(first.data)
    expect(shared(first.data, second.data)).toEqual([])
    await close()
  })

  it('may share objects with a caller that only reads; the SDK changes none of them', async () => {
    const { service, close } = await exampleService({ isShared: true })
    const ask = () =>
      service.adapter({ baseURL: `https://cdn.contentful.com/spaces/${SPACE}/`, url: 'entries', method: 'get', headers: { Authorization: 'Bearer any' } })
    const [first, second] = [await ask(), await ask()]
    expect(shared(first.data, second.data).length).toBeGreaterThan(10)
    const before = JSON.stringify(first.data)
    const client = createClient({ space: SPACE, accessToken: 'any', adapter: service.adapter })
    await client.withAllLocales.getEntries({ include: 10 })
    await client.withoutUnresolvableLinks.getEntries({ include: 10 })
    await client.getAssets()
    expect(JSON.stringify((await ask()).data)).toBe(before)
    await close()
  })
})

/** Returns the objects that two values share. */
function shared(a: unknown, b: unknown): unknown[] {
  const known = new Set<unknown>(objectsIn(a))
  return objectsIn(b).filter((one) => known.has(one))
}

function objectsIn(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}
