import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { SearchDocument } from '../../src/features/search/index/document.ts'
import { parseQuery } from '../../src/features/search/index/query/parse-query.ts'
import { emptyStore, indexedSpace } from './indexed-space.ts'

const space = await indexedSpace()
afterAll(() => space[Symbol.asyncDispose]())
const ask = (locale: string, words: string, more = {}) => space.search(locale, { words, skip: 0, limit: 10, ...more })
const suggested = (locale: string, words: string) => space.suggest(locale, { words, isTyping: true, limit: 10 }).map(({ key }) => key)
const keys = (locale: string, words: string, more = {}) => ask(locale, words, more).hits.map(({ key }) => key)

function page(key: string, text: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return { key, type: 'page', place: { route: 'page', path: key }, title: { text: key }, passages: [{ text }], topics: [], uses: [], ...more }
}

test('parseQuery: separates words, quoted text and exclusions, with the quotation marks of any language', () => {
  const parts = (typed: string) =>
    parseQuery(typed).map(({ text, isLocalizedText, isExcluded }) => `${isExcluded ? '-' : ''}${isLocalizedText ? `"${text}"` : text}`)
  expect(parts('great "brass line" -moon')).toEqual(['great', '"brass line"', '-moon'])
  expect(parts('„erster Himmel“ «ligne de midi» ”ordet” 「正午の線」')).toEqual(['"erster Himmel"', '"ligne de midi"', '"ordet"', '"正午の線"'])
  expect(parts('-"new moon" cable-car')).toEqual(['-"new moon"', 'cable-car'])
  expect(parts('"not closed')).toEqual(['not', 'closed'])
  expect(parts(' - ! "" * ')).toEqual([])
  expect(parseQuery('x '.repeat(1000)).length).toBeLessThan(20)
})

test('search: accepts any input', () => {
  for (const words of [
    '"',
    '""',
    '-',
    'NEAR(',
    'a AND',
    'title:star',
    '*',
    '^star',
    "'; DROP TABLE",
    '(((',
    '{title}:x',
    '\0',
    'a\u0000b',
    '\uD800',
    '🌠',
    '-star',
    '“”',
  ])
    expect(() => [ask('en', words), suggested('en', words)]).not.toThrow()
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.constantFrom('en', 'de', 'ar', 'ja'), (words, locale) => {
      expect(ask(locale, words).hits.length).toBeLessThanOrEqual(10)
      expect(suggested(locale, words).length).toBeLessThanOrEqual(10)
    }),
    { numRuns: 60 },
  )
})

test('search: corrects a misspelled word to a word of the indexed texts', () => {
  expect(ask('de', 'fernror').corrected).toBe('Fernrohr')
  expect(ask('en', 'telscope night').corrected).toBe('telescope night')
  expect(ask('ja', 'プラネタリュウム').corrected).toBe('プラネタリウム')
  expect(ask('en', 'telescope').corrected).toBeUndefined()
})

test('search: if no page has all words, returns pages with some of them and marks the result as loose', () => {
  expect(ask('en', 'telescope zzqqxx').isLoose).toBe(true)
  expect(ask('en', 'telescope').isLoose).toBe(false)
  expect(ask('en', 'zzqqxxyy')).toMatchObject({ total: 0, hits: [] })
})

test('search: omits pages with excluded words, and finds quoted text exactly', () => {
  expect(keys('en', '"line of noon"')).toEqual(['story-line-of-noon', 'story-woman-and-the-clocks'])
  expect(ask('en', '"noon of line"').total).toBe(0)
  expect(keys('en', 'perseids -meadow')).not.toContain('event-perseids-2026')
})

test('search: finds the beginning of a word while it is typed', () => {
  expect(suggested('en', 'planeta')[0]).toBe('page-planetarium')
  expect(suggested('en', 'plan').slice(0, 3)).toContain('page-planetarium')
  expect(suggested('ja', 'プラネ')[0]).toBe('page-planetarium')
  expect(suggested('ar', 'التلفر')).toContain('page-getting-here')
})

test('search: ranks a page whose whole title is typed above pages that mention it', () => {
  const moon = { en: 'moo', de: 'mon', fr: 'lun', ar: 'القم' }
  for (const [locale, typed] of Object.entries(moon)) expect(suggested(locale, typed)[0], locale).toBe('topic-moon')
})

test('search: hits link to the heading, and matches are marked in the text of the page', () => {
  const hit = ask('en', 'parallax').hits.find(({ key }) => key === 'page-glossary')
  expect(hit?.heading?.anchor).toBe('term-term-parallax')
  expect(hit?.heading?.pieces).toEqual([{ at: 0, text: 'Parallax', isMarked: true }])
  const marked = (locale: string, words: string) =>
    ask(locale, words)
      .hits.flatMap(({ title, excerpt }) => [title, excerpt])
      .flatMap((each) => each?.pieces ?? [])
      .filter(({ isMarked }) => isMarked)
      .map(({ text }) => text)
  expect(marked('de', 'himmel')).toEqual(expect.arrayContaining(['Himmel', 'Nachthimmel']))
  expect(marked('fr', 'etoile')).toContain('étoiles')
  expect(marked('ar', 'نجوم')).toContain('النجوم')
  expect(new Set(marked('ja', '銀河'))).toEqual(new Set(['銀河']))
})

test('search: filters narrow the result, and each counts the hits of the other', () => {
  const all = ask('en', 'moon')
  const pages = ask('en', 'moon', { type: 'page' })
  expect(pages.total).toBe(all.types.get('page'))
  expect(pages.hits.every(({ type }) => type === 'page')).toBe(true)
  expect(pages.types).toEqual(all.types)
  const topic = ask('en', 'moon', { topic: 'topic-moon' })
  expect(topic.total).toBe(all.topics.get('topic-moon'))
  expect([...all.types.values()].reduce((sum, count) => sum + count, 0)).toBe(all.total)
})

test('search: pages of the result contain each hit once', () => {
  const { total } = ask('en', 'the')
  const found = Array.from({ length: Math.ceil(total / 10) }, (_, at) => keys('en', 'the', { skip: at * 10 })).flat()
  expect(found.length).toBe(total)
  expect(new Set(found).size).toBe(total)
})

test('search: analyses fallback text in the language in which it is shown, and returns that language', () => {
  const [hit] = ask('ja', 'privacy cookies').hits
  expect(hit?.key).toBe('page-privacy')
  expect(hit?.title.locale).toBe('en')
  expect(keys('ja', 'schools')).toContain('page-schools')
})

test('elsewhere: returns the other languages that contain the words', () => {
  expect(space.elsewhere('ja', 'Sternwarte').map(([locale]) => locale)).toEqual(['de'])
})

test('SearchStore: finds a changed or removed page accordingly at once', async () => {
  await using store = await emptyStore()
  await store.put('en', [page('a', 'lanterns'), page('b', 'lanterns and moths')])
  store.complete()
  const found = (words: string) => store.search('en', { words, skip: 0, limit: 10 }).hits.map(({ key }) => key)
  expect(found('lantern').toSorted()).toEqual(['a', 'b'])
  expect(await store.put('en', [page('a', 'lanterns'), page('b', 'only moths')])).toBe(1)
  expect(found('lantern')).toEqual(['a'])
  store.remove('en', ['b'])
  expect(found('moths')).toEqual([])
  store.retain('en', [])
  expect(found('lantern')).toEqual([])
})

test('usersOf: returns the pages that use an entry', async () => {
  await using store = await emptyStore()
  await store.put('en', [page('a', 'x', { uses: ['a', 'part'] }), page('b', 'x', { uses: ['b', 'type:story'] })])
  expect(store.usersOf(['part'])).toEqual(['a'])
  expect(store.usersOf(['type:story', 'nothing'])).toEqual(['b'])
})
