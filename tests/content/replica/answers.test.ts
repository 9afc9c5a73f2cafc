import type { ContentfulClientApi } from 'contentful'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { remote } from '../../../src/content/client/remote/remote.server.ts'
import { asset, assetLink, entry, entryLink, SPACE } from '../../content-service/example-space.ts'
import { followedSpace, type FollowedSpace, type SpaceDraft } from '../../support/followed-space.ts'
import { replicaOf, type OpenReplica } from '../../support/replica-of.ts'

// A replica must answer every question as the space itself does.
let space: FollowedSpace
let opened: OpenReplica

beforeEach(async () => {
  space = await followedSpace()
  opened = await replicaOf(space)
})

afterEach(async () => {
  await opened.replica.close()
  await space.close()
})

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
    ]),
  )
}

const soon = { timeout: 10_000, interval: 20 }

async function expectSame(): Promise<void> {
  const wanted = await answers(remote(space.env, SPACE).client)
  await vi.waitFor(async () => expect(await answers(opened.client)).toEqual(wanted), soon)
}

/** A text that is long enough to be kept as such. */
const text = (word: string, ...targets: string[]) => ({
  nodeType: 'document',
  data: {},
  content: [
    { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: `${word} `.repeat(400), marks: [], data: {} }] },
    ...targets.map((id) => ({ nodeType: 'embedded-entry-block', data: { target: entryLink(id) }, content: [] })),
  ],
})

/** The same sequence of numbers below 1 in each run. */
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

describe('a replica answers as the space does', () => {
  test('at first', async () => {
    await expectSame()
    expect(opened.replica.standing).toEqual({ kind: 'current' })
  })

  test('after edits at random, one by one and many at once', async () => {
    const random = randomFrom(11)
    await expectSame()
    for (let round = 0; round < 12; round += 1) {
      await space.edit((draft) => {
        for (let edits = round % 4 === 3 ? 90 : 1 + (round % 3); edits > 0; edits -= 1) editAtRandom(draft, random)
      })
      await expectSame()
    }
  }, 60_000)

  test('after a locale, a tag and a field came, and a field went', async () => {
    await space.edit(addLatin)
    opened.replica.told()
    await expectSame()
    await space.edit((draft) => {
      for (const type of draft.contentTypes)
        if ('fields' in type && Array.isArray(type.fields)) type.fields = type.fields.filter(({ id }) => id !== 'labels' && id !== 'body')
      for (const { fields } of draft.entries) delete fields['body']
      draft.tags.splice(0, 1)
    })
    opened.replica.told()
    const same = QUERIES.findIndex((query) => 'fields.labels[in]' in query)
    expect(same).toBeGreaterThan(0)
    await vi.waitFor(async () => expect((await opened.client.getTags()).items).toEqual([]), soon)
    const [wanted, given] = await Promise.all(
      [remote(space.env, SPACE).client, opened.client].map((client) => client.withAllLocales.withoutLinkResolution.getEntries({ include: 3 })),
    )
    expect(JSON.parse(JSON.stringify(given))).toEqual(JSON.parse(JSON.stringify(wanted)))
  })
})

describe('who listens hears', () => {
  test('what was and what is, when that is what is answered', async () => {
    const titles: unknown[] = []
    opened.replica.onChange(() => {
      void opened.client.withAllLocales.getEntries({ 'sys.id': 'moon' }).then(({ items }) => titles.push(items[0]?.fields['title']))
    })
    await space.edit((draft) => {
      for (const { sys, fields } of draft.entries) if (sys.id === 'moon') fields['title'] = { en: 'Luna' }
      draft.entries = draft.entries.filter(({ sys }) => sys.id !== 'empty')
      draft.entries.push(entry('person', 'person-eve', 30, { name: { en: 'Eve' } }))
    })
    await vi.waitFor(() => expect(opened.changes.flatMap(({ resources }) => resources)).toHaveLength(3), soon)
    const byId = new Map(opened.changes.flatMap(({ resources }) => resources).map((each) => [each.id, each]))
    expect(byId.get('moon')).toMatchObject({ kind: 'Entry', before: { fields: { title: { en: 'The Moon' } } }, after: { fields: { title: { en: 'Luna' } } } })
    expect(byId.get('empty')?.after).toBeUndefined()
    expect(byId.get('person-eve')).toMatchObject({ before: undefined, after: { contentTypeId: 'person' } })
    expect(opened.changes.some(({ touchesModel }) => touchesModel)).toBe(false)
    await vi.waitFor(() => expect(titles.length).toBeGreaterThan(0), soon)
    expect(titles[0]).toEqual({ en: 'Luna' })
    expect(opened.replica.revision).toBe(opened.changes.length)
  })

  test('nothing of what is delivered again and the same', async () => {
    await opened.replica.close()
    opened = await replicaOf(space)
    await space.edit(addLatin)
    opened.replica.told()
    await vi.waitFor(() => expect(opened.changes).toHaveLength(1), soon)
    expect(opened.changes[0]).toEqual({ resources: [], touchesModel: true })
  })
})
