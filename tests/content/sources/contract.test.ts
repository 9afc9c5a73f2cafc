import type { ContentfulClientApi } from 'contentful'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContentChange } from '../../../src/content/client/content-change.ts'
import type { ContentSource } from '../../../src/content/client/content-source.ts'
import { remote } from '../../../src/content/client/remote/remote.server.ts'
import { asset, assetLink, entry, entryLink, SPACE } from '../../../packages/contentful-emulator/tests/example-space.ts'
import { followedSpace, type FollowedSpace, type SpaceDraft } from '../../support/followed-space.ts'
import { firstCopy } from '../../support/replica-of.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

// The contract of content sources: each returns the same responses as the space itself, and notifies of every change.
const SOURCES = ['embedded', 'replica', 'direct'] as const

let space: FollowedSpace
let source: ContentSource

/** Opens the content as a process with a certain environment does. */
async function openSource(kind: (typeof SOURCES)[number]): Promise<ContentSource> {
  const { CONTENTFUL_HOST = '' } = space.env
  const network = { CONTENT_STRATEGY: kind, CONTENTFUL_SPACE_ID: SPACE, CONTENTFUL_HOST, CONTENTFUL_INSECURE: 'true', CONTENT_STATE: temporaryFolder('source') }
  const variables = kind === 'embedded' ? { CONTENT_SPACE: space.file, CONTENTFUL_SPACE_ID: '' } : network
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  const { siteSource } = await import('../../../src/content/client/source.server.ts')
  const opened = await siteSource().contentSource()
  await firstCopy(opened)
  return opened
}

type Client = ContentfulClientApi<undefined>

const QUERIES: readonly Record<string, string | number>[] = [
  {},
  { order: 'sys.id' },
  { order: '-sys.updatedAt', limit: 3, skip: 1 },
  { content_type: 'article', include: 3 },
  { content_type: 'article', order: 'fields.count,-fields.title' },
  { content_type: 'article', 'fields.title[exists]': 'true', select: 'sys,fields.title,fields.author' },
  { content_type: 'article', 'fields.count[gte]': 3, order: '-fields.when' },
  { content_type: 'article', 'fields.labels[in]': 'rock,near' },
  { content_type: 'article', 'fields.author.sys.id': 'person-ada' },
  { content_type: 'article', 'fields.body[match]': 'tides' },
  { content_type: 'person', order: 'fields.name' },
  { links_to_entry: 'person-ada' },
  { links_to_asset: 'crater', include: 0 },
  { query: 'moon' },
  { 'metadata.tags.sys.id[all]': 'sky' },
  { 'metadata.concepts.sys.id[in]': 'satellites' },
  { 'metadata.concepts.descendants[in]': 'bodies' },
]

async function answers(client: Client): Promise<unknown> {
  const ask = (query: object) => client.withAllLocales.withoutLinkResolution.getEntries(query)
  return JSON.parse(
    JSON.stringify([
      ...(await Promise.all(QUERIES.map(ask))),
      await client.withoutLinkResolution.getEntries({ locale: 'de' }),
      await client.withAllLocales.getAssets({ order: ['sys.id'] }),
      await client.getContentTypes(),
      await client.getLocales(),
      await client.getTags(),
      await client.getConcepts(),
      await client.getConceptAncestors('moons'),
      await client.getConceptSchemes(),
    ]),
  )
}

const soon = { timeout: 10_000, interval: 20 }

/** Removes addresses of files, which differ in the embedded service. */
function withoutAddresses(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === 'url' ? undefined : each)))
}

async function expectSame(): Promise<void> {
  const wanted = withoutAddresses(await answers(remote(space.env, SPACE).client))
  await vi.waitFor(async () => expect(withoutAddresses(await answers(source.client))).toEqual(wanted), soon)
}

/** Creates a text that is long enough to be stored separately. */
const text = (word: string, ...targets: string[]) => ({
  nodeType: 'document',
  data: {},
  content: [
    { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: `${word} `.repeat(400), marks: [], data: {} }] },
    ...targets.map((id) => ({ nodeType: 'embedded-entry-block', data: { target: entryLink(id) }, content: [] })),
  ],
})

/** Returns a generator of numbers below 1, which are the same in each run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
}

function editAtRandom(draft: SpaceDraft, random: () => number): void {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const minute = Math.floor(random() * 500)
  const ids = draft.entries.map(({ sys }) => sys.id)
  const what = random()
  if (what < 0.3) {
    const fields = { title: { en: `Story ${minute}`, de: `Geschichte ${minute}` }, count: { en: minute % 7 }, author: { en: entryLink(pick(ids) ?? '') } }
    const rich = { rich: { en: text('word', pick(ids) ?? '', 'nowhere'), de: text('Wort') }, cover: { en: assetLink('crater') } }
    draft.entries.push(entry('article', `new-${random()}`, minute, random() < 0.5 ? fields : { ...fields, ...rich }))
  } else if (what < 0.6) {
    const edited = pick(draft.entries)
    if (edited) draft.entries[draft.entries.indexOf(edited)] = entry('person', edited.sys.id, minute, { name: { en: `Somebody ${minute}` } })
  } else if (what < 0.8 && draft.entries.length > 4) draft.entries.splice(Math.floor(random() * draft.entries.length), 1)
  else if (what < 0.9) draft.assets.push(asset(`picture-${random()}`, minute, {}))
  else if (draft.assets.length > 1) draft.assets.splice(0, 1)
}

function addLatin({ locales }: SpaceDraft): void {
  const [german] = locales
  if (german) locales.push({ ...german, name: 'Latin', code: 'la', sys: { id: 'l-la', type: 'Locale', version: 1 } })
}

describe.each(SOURCES)('content source: %s', (kind) => {
  beforeEach(async () => {
    space = await followedSpace()
    source = await openSource(kind)
  })

  afterEach(async () => {
    await source.close?.()
    vi.unstubAllEnvs()
    await space.close()
  })

  test('answers like the Delivery API', async () => {
    expect(source.space).toEqual({ id: SPACE, environment: 'master' })
    await expectSame()
  })

  test('answers like the Delivery API after random edits, one at a time and many at once', async () => {
    const random = randomFrom(11)
    await expectSame()
    for (let round = 0; round < 12; round += 1) {
      await space.edit((draft) => {
        for (let edits = round % 4 === 3 ? 90 : 1 + (round % 3); edits > 0; edits -= 1) editAtRandom(draft, random)
      })
      source.notify?.()
      await expectSame()
    }
  }, 60_000)

  test('answers like the Delivery API after a locale, a tag and a field are added, and a field is removed', async () => {
    await space.edit(addLatin)
    source.notify?.()
    await expectSame()
    await space.edit((draft) => {
      for (const type of draft.contentTypes)
        if ('fields' in type && Array.isArray(type.fields)) type.fields = type.fields.filter(({ id }) => id !== 'labels' && id !== 'body')
      for (const { fields } of draft.entries) delete fields['body']
      draft.tags.splice(0, 1)
    })
    source.notify?.()
    expect(QUERIES.findIndex((query) => 'fields.labels[in]' in query)).toBeGreaterThan(0)
    await vi.waitFor(async () => expect((await source.client.getTags()).items).toEqual([]), soon)
    const [wanted, given] = await Promise.all(
      [remote(space.env, SPACE).client, source.client].map((client) => client.withAllLocales.withoutLinkResolution.getEntries({ include: 3 })),
    )
    expect(withoutAddresses(given)).toEqual(withoutAddresses(wanted))
  })

  test('rejects an entry that does not exist, and a query that the space rejects', async () => {
    await expect(source.client.getEntry('nowhere')).rejects.toMatchObject({ sys: { id: 'NotFound' } })
    await expect(source.client.getEntries({ content_type: 'nothing' })).rejects.toMatchObject({ fault: 'question', status: 400 })
  })

  test('reports a change as soon as the client returns it, and counts it', async () => {
    const changes: ContentChange[] = []
    const titles: unknown[] = []
    // A source that has just started may still read the state of the space, which would contain the change. A direct source counts this as a change.
    if (kind !== 'embedded') await vi.waitFor(() => expect(source.revision?.()).toBeGreaterThanOrEqual(kind === 'direct' ? 1 : 0), soon)
    const stop = source.onChange((change) => {
      changes.push(change)
      void source.client.withAllLocales.getEntries({ 'sys.id': 'moon' }).then(({ items }) => titles.push(items[0]?.fields['title']))
    })
    await space.edit((draft) => {
      for (const { sys, fields } of draft.entries) if (sys.id === 'moon') fields['title'] = { en: 'Luna' }
      draft.entries = draft.entries.filter(({ sys }) => sys.id !== 'empty')
      draft.entries.push(entry('person', 'person-eve', 30, { name: { en: 'Eve' } }))
    })
    source.notify?.()
    await vi.waitFor(
      () => expect(changes.flatMap(({ resources }) => resources).map(({ id }) => id)).toEqual(expect.arrayContaining(['moon', 'empty', 'person-eve'])),
      soon,
    )
    const byId = new Map(changes.flatMap(({ resources }) => resources).map((each) => [each.id, each]))
    expect(byId.get('moon')).toMatchObject({ kind: 'Entry', after: { fields: { title: { en: 'Luna' } } } })
    expect(byId.get('empty')?.after).toBeUndefined()
    expect(byId.get('person-eve')).toMatchObject({ after: { contentTypeId: 'person' } })
    await vi.waitFor(() => expect(titles.at(-1)).toEqual({ en: 'Luna' }), soon)
    expect(source.revision?.()).toBeGreaterThan(0)
    stop()
    const count = changes.length
    await space.edit(addLatin)
    source.notify?.()
    await expectSame()
    expect(changes).toHaveLength(count)
  })

  test('turns addresses of its files into public addresses, and no others', async () => {
    const { items } = await source.client.getAssets()
    const url = items.flatMap(({ fields }) => fields.file?.url ?? [])[0] ?? ''
    expect(source.mediaUrl(url)).toMatch(/^(?:\/media\/|https?:\/\/)/)
    expect(source.mediaUrl('https://elsewhere.example/x.jpg')).toBeUndefined()
  })
})
