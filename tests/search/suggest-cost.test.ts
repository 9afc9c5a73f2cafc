import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { Analysers } from '../../src/features/search/index/analysers.ts'
import { LanguageIndex } from '../../src/features/search/index/language-index.ts'
import { suggest } from '../../src/features/search/index/suggest.ts'

const PAGES = 30

/** Creates an index of pages whose titles contain the same word, and counts the texts that are analysed. */
async function countedIndex(languageOf: (at: number) => string) {
  const analysers = new Analysers()
  await analysers.load(['en', 'de', 'fr'])
  const index = new LanguageIndex(new DatabaseSync(':memory:'), 'en', analysers)
  for (let at = 0; at < PAGES; at += 1) {
    const title = { text: `Lanterns of the harbour ${at}`, locale: languageOf(at) }
    index.put({ key: `page-${at}`, type: 'page', place: { route: 'home' }, title, passages: [{ text: 'words' }], topics: [], uses: [] }, `${at}`)
  }
  const spies = ['en', 'de', 'fr'].map((tag) => vi.spyOn(analysers.of(tag), 'read'))
  return {
    ask: (words: string) => suggest(index, analysers, { words, isTyping: true, limit: PAGES }),
    analysed: () => spies.flatMap((spy) => spy.mock.calls.map(([text]) => text)),
    reset: () => void spies.forEach((spy) => spy.mockClear()),
  }
}

test('suggest: the next key analyses no title again', async () => {
  const { ask, analysed, reset } = await countedIndex(() => 'en')
  expect(ask('lanter')).toHaveLength(PAGES)
  expect(analysed().filter((text) => text.startsWith('Lanterns'))).toHaveLength(PAGES)
  reset()
  expect(ask('lantern')).toHaveLength(PAGES)
  expect(analysed().filter((text) => text.startsWith('Lanterns'))).toEqual([])
})

test('suggest: analyses the question once for each language of the titles, and not for each page', async () => {
  const { ask, analysed, reset } = await countedIndex((at) => ['en', 'de', 'fr'][at % 3] ?? 'en')
  ask('lanter')
  reset()
  ask('lantern harbour')
  const questions = analysed().filter((text) => text.includes('lantern') || text === 'harbour')
  expect(questions.length).toBeGreaterThan(0)
  // Each language reads the whole question and its last word, for the search and for the order.
  expect(questions.length).toBeLessThan(PAGES)
})
