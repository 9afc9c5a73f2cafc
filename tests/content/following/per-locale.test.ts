import { expect, test } from 'vitest'
import { perLocale } from '../../../src/content/following/per-locale.server.ts'
import type { SpaceModel, SyncedResource } from '../../../src/content/following/upstream.server.ts'

const MODEL: SpaceModel = {
  contentTypes: [
    {
      sys: { id: 'story' },
      fields: [
        { id: 'title', localized: true },
        { id: 'count', localized: false },
      ],
    },
  ],
  locales: [{ code: 'en' }, { code: 'de' }],
  tags: [],
  concepts: [],
  conceptSchemes: [],
}

function story(id: string, revision: number, title: Record<string, string>): SyncedResource {
  return { sys: { id, type: 'Entry', revision, contentType: { sys: { id: 'story' } } }, fields: { title, count: { en: 1 } } }
}

/** A space whose Sync API delivers all locales. `delivered` is the state of its entries with the header, and `fallbacks` are published by fallbacks only. */
function spaceOf({ codes = ['en', 'de'], readsInitial = true, delivered = new Map<string, SyncedResource>() } = {}) {
  let now = 0
  const reported: SyncedResource[] = []
  const fallbacks = new Set<string>()
  const asked: string[] = []
  let polls = 0
  const page = () => ({ resources: reported.splice(0), deletions: [], token: `token ${(polls += 1)}`, isLast: true })
  const space = perLocale(
    {
      first: () => Promise.resolve(page()),
      next: () => Promise.resolve(page()),
      model: () => Promise.resolve(MODEL),
      published: (_, ids) => {
        asked.push(`* ${ids.join(',')}`)
        return Promise.resolve(ids.flatMap((id) => delivered.get(id) ?? []))
      },
      publishedIn: (_, ids, code) => {
        asked.push(`${code} ${ids.join(',')}`)
        return Promise.resolve(ids.filter((id) => fallbacks.has(`${code} ${id}`)))
      },
    },
    { codes, readsInitial, time: () => now },
  )
  const wait = (ms: number) => (now += ms)
  return { space, delivered, reported, fallbacks, asked, wait }
}

const statuses = ({ sys }: SyncedResource) => Object(sys['fieldStatus'])['*']

test('perLocale: replaces synchronized entries by those that are delivered with the header, and states the status of each language', async () => {
  const { space, delivered, reported, fallbacks, asked } = spaceOf()
  reported.push(story('a', 1, { en: 'A', de: 'unfinished' }), story('b', 1, { en: 'B' }), story('c', 1, { en: 'C', de: 'C' }))
  delivered
    .set('a', story('a', 1, { en: 'A' }))
    .set('b', story('b', 1, { en: 'B' }))
    .set('c', story('c', 1, { en: 'C', de: 'C' }))
  fallbacks.add('de b')
  const { resources } = await space.first(10)
  expect(resources.map((each) => [each.sys.id, Object(each['fields']).title, statuses(each)])).toEqual([
    ['a', { en: 'A' }, { en: 'published', de: 'draft' }],
    ['b', { en: 'B' }, { en: 'published', de: 'published' }],
    ['c', { en: 'C', de: 'C' }, { en: 'published', de: 'published' }],
  ])
  // Only entries without own texts in a language are requested in it.
  expect(asked).toEqual(['* a,b,c', 'de a,b'])
})

test('perLocale: an entry without a published locale is a deletion', async () => {
  const { space, reported } = spaceOf()
  reported.push(story('a', 2, { en: 'A' }))
  expect(await space.next('token')).toMatchObject({ resources: [], deletions: [{ kind: 'Entry', id: 'a' }] })
})

test('perLocale: reads an entry again until the space delivers the reported revision', async () => {
  const { space, delivered, reported, asked } = spaceOf()
  delivered.set('a', story('a', 1, { en: 'old', de: 'alt' }))
  reported.push(story('a', 2, { en: 'new', de: 'neu' }))
  expect((await space.next('token')).resources).toEqual([])
  delivered.set('a', story('a', 2, { en: 'new', de: 'neu' }))
  expect((await space.next('token')).resources.map(({ sys }) => sys['revision'])).toEqual([2])
  asked.length = 0
  await space.next('token')
  expect(asked).toEqual([])
})

test('perLocale: after ten minutes without the announced revision, takes over the older one that the space delivers', async () => {
  const { space, delivered, reported, asked, wait } = spaceOf()
  delivered.set('a', story('a', 1, { en: 'old', de: 'alt' }))
  reported.push(story('a', 2, { en: 'new' }))
  const found: number[] = []
  for (let second = 0; second < 1000; second += 1) {
    found.push((await space.next('token')).resources.length)
    wait(1000)
  }
  expect(found.indexOf(1)).toBeGreaterThanOrEqual(600)
  expect(found.indexOf(1)).toBeLessThan(635)
  // The pauses grow to half a minute.
  expect(asked.length).toBeLessThan(40)
})

test('perLocale: many polls within seconds, and repeated webhooks, do not end the wait for a revision', async () => {
  const { space, delivered, reported, wait } = spaceOf()
  delivered.set('a', story('a', 1, { en: 'old', de: 'alt' }))
  reported.push(story('a', 2, { en: 'new' }))
  for (let poll = 0; poll < 100; poll += 1) {
    space.readAgain?.({ kind: 'Entry', id: 'a', revision: 2 })
    expect((await space.next('token')).resources).toEqual([])
    wait(50)
  }
  delivered.set('a', story('a', 2, { en: 'new' }))
  wait(5000)
  expect((await space.next('token')).resources.map(({ sys }) => sys['revision'])).toEqual([2])
})

test('perLocale: waits for the last revision that was announced', async () => {
  const { space, delivered, reported } = spaceOf()
  space.readAgain?.({ kind: 'Entry', id: 'a', revision: 3 })
  reported.push(story('a', 2, { en: 'new' }))
  delivered.set('a', story('a', 2, { en: 'new' }))
  expect((await space.next('token')).resources).toEqual([])
  delivered.set('a', story('a', 3, { en: 'newer' }))
  expect((await space.next('token')).resources.map(({ sys }) => sys['revision'])).toEqual([3])
})

test('perLocale: a restart resumes before the announcement until the revision arrives', async () => {
  const { space, delivered, reported, wait } = spaceOf()
  expect((await space.next('token 0')).resume).toBe('token 1')
  delivered.set('a', story('a', 1, { en: 'old', de: 'alt' }))
  reported.push(story('a', 2, { en: 'new' }))
  expect((await space.next('token 1')).resume).toBe('token 1')
  wait(1000)
  expect((await space.next('token 2')).resume).toBe('token 1')
  const restarted = spaceOf({ delivered })
  restarted.reported.push(story('a', 2, { en: 'new' }))
  expect(await restarted.space.next('token 1')).toMatchObject({ resources: [], resume: 'token 1' })
  delivered.set('a', story('a', 2, { en: 'new' }))
  wait(1000)
  restarted.wait(1000)
  for (const each of [space, restarted.space]) {
    const { resources, token, resume } = await each.next('token')
    expect(resources.map(({ sys }) => sys['revision'])).toEqual([2])
    expect(resume).toBe(token)
  }
})

test('perLocale: an initial synchronization has no earlier token', async () => {
  const { space, reported } = spaceOf()
  reported.push(story('a', 2, { en: 'A' }))
  const { resume } = await space.first(10)
  expect(resume).toBeUndefined()
})

test('perLocale: reads the entry of a webhook again even if the Sync API does not name it', async () => {
  const { space, delivered } = spaceOf()
  delivered.set('a', story('a', 2, { en: 'A' }))
  space.readAgain?.({ kind: 'Entry', id: 'a', revision: 2 })
  const { resources } = await space.next('token')
  expect(resources.map(statuses)).toEqual([{ en: 'published', de: 'draft' }])
})

test('perLocale: requests no locale that the space lacks, and reads no initial page if the source stores none', async () => {
  const french = spaceOf({ codes: ['en', 'fr'] })
  french.delivered.set('a', story('a', 1, { en: 'A' }))
  french.reported.push(story('a', 1, { en: 'A' }))
  expect((await french.space.first(10)).resources.map(statuses)).toEqual([{ en: 'published', fr: 'draft' }])
  expect(french.asked).toEqual(['* a'])
  const direct = spaceOf({ readsInitial: false })
  direct.reported.push(story('a', 1, { en: 'A' }))
  await direct.space.first(10)
  expect(direct.asked).toEqual([])
})
