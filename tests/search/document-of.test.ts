import { expect, test } from 'vitest'
import { isAbsent } from '../fixtures/absent-types.ts'
import { changedSpace, resource } from '../support/spaces/export-file.ts'

const [IN_SLUG, IN_PRICE] = ['planetoscope', 'florins']

process.env['CONTENT_SPACE'] = changedSpace(({ entries }) => {
  resource(entries, 'story-seeing').fields['slug'] = { en: `under-the_${IN_SLUG}` }
  if (!isAbsent('event')) resource(entries, 'event-eclipse-2027').fields['price'] = { en: `16 ${IN_PRICE}` }
})
const { openContent } = await import('../../src/site-content/site-content.server.ts')
const { documentOf } = await import('../../src/features/search/documents/document-of.server.ts')
const { emptyStore } = await import('./indexed-space.ts')
const content = await openContent('en')

/** Returns the pages that contain a word, of an index with the page of an entry. */
async function found(id: string, words: string): Promise<string[]> {
  const document = await documentOf(content, id)
  await using store = await emptyStore()
  await store.put('en', document ? [document] : [])
  store.complete()
  return store.search('en', { words, skip: 0, limit: 10 }).hits.map(({ key }) => key)
}

test('documentOf: opening hours have the hours of each weekday, in all seasons', async () => {
  const hours = (await documentOf(content, 'page-visit'))?.passages.find(({ heading }) => heading === 'Opening hours')
  expect(hours?.text).toContain('Monday: closed. Tuesday: 14:00–22:00.')
  expect(hours?.text).toContain('Friday: 14:00–22:00 and 14:00–24:00.')
  expect(await found('page-visit', 'Thursday')).toEqual(['page-visit'])
})

test('documentOf: a page is found by the words of its slug', async () => {
  expect((await documentOf(content, 'story-seeing'))?.slug).toBe(`under the ${IN_SLUG}`)
  expect(await found('story-seeing', IN_SLUG)).toEqual(['story-seeing'])
})

test('documentOf: only the last segment of a path has words', async () => {
  const { place, slug } = (await documentOf(content, 'page-getting-here')) ?? {}
  expect(place).toMatchObject({ path: 'visit/getting-here' })
  expect(slug).toBe('getting here')
})

test.skipIf(isAbsent('event'))('documentOf: an event is found by the words of its price', async () => {
  expect(await found('event-eclipse-2027', IN_PRICE)).toEqual(['event-eclipse-2027'])
})
