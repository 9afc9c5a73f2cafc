import { beforeAll, expect, test } from 'vitest'
import { changedSpace, link } from '../support/spaces/export-file.ts'

/** Pages that have nothing to do with the words, in an order that no other rule of the search would produce. */
const BETS = ['page-press', 'story-seeing', 'page-visit', 'story-drawing-mars']
const WORDS = 'moon'

beforeAll(() => {
  process.env['CONTENT_SPACE'] = changedSpace(({ entries }) => {
    const example = entries.find(({ sys }) => Object(Object(sys['contentType']).sys).id === 'searchTerms')
    if (!example) throw new Error('The space of the tests has no search terms.')
    const fields = { words: { en: [WORDS] }, pages: { en: BETS.map((id) => link('Entry', id)) } }
    entries.push({ ...structuredClone(example), sys: { ...structuredClone(example.sys), id: 'best-bets' }, fields })
  })
})

test('search: pages that editors name for a word come first, in their order', async () => {
  const { emptyStore } = await import('./indexed-space.ts')
  const { openContent } = await import('../../src/site-content/site-content.server.ts')
  const { documentOf } = await import('../../src/features/search/documents/document-of.server.ts')
  const content = await openContent('en')
  const documents = await Promise.all(['topic-moon', 'story-earthshine', ...BETS.toSorted()].map(async (id) => documentOf(content, id)))
  await using store = await emptyStore()
  await store.put(
    'en',
    documents.filter((document) => document !== undefined),
  )
  store.complete()
  const keys = store.search('en', { words: WORDS, skip: 0, limit: 10 }).hits.map(({ key }) => key)
  expect(keys.slice(0, BETS.length)).toEqual(BETS)
  expect(keys.slice(BETS.length).toSorted()).toEqual(['story-earthshine', 'topic-moon'])
})
