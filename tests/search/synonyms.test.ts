import { expect, test } from 'vitest'
import type { SearchDocument } from '../../src/features/search/index/document.ts'
import { emptyStore } from './indexed-space.ts'

function page(key: string, text: string): SearchDocument {
  return { key, type: 'page', place: { route: 'page', path: key }, title: { text: key }, passages: [{ text }], topics: [], uses: [] }
}

test('search: finds a Japanese synonym whose words stand near each other, and no page that has them far apart', async () => {
  await using store = await emptyStore()
  await store.put('ja', [
    page('near', '土星が環を失った年のことです。'),
    page('apart', '土星は秋の夕方に南の空でよく見えます。町の灯りが消えたあと、月の環も見えるでしょう。'),
    page('other', '月はいつも同じ面を向けています。'),
  ])
  store.putSynonyms('ja', [['土星の輪', '土星の環']])
  store.complete()
  expect(store.search('ja', { words: '土星の輪', skip: 0, limit: 10 }).hits.map(({ key }) => key)).toEqual(['near'])
})

test('search: marks no particle beside a synonym in a Japanese query', async () => {
  await using store = await emptyStore()
  await store.put('ja', [page('a', '元日の夜の空を、南の星から順にたどります。'), page('b', '月の夜の催し')])
  store.putSynonyms('ja', [
    ['お正月', '元日'],
    ['催し', 'イベント'],
  ])
  store.complete()
  const hits = store.search('ja', { words: 'お正月のイベント', skip: 0, limit: 10 }).hits
  const marked = hits.flatMap(({ excerpt }) => excerpt?.pieces ?? []).flatMap(({ isMarked, text }) => (isMarked ? [text] : []))
  expect(new Set(marked)).toEqual(new Set(['元日', '催し']))
})

test('search: ignores the small words of a question if a page has its other words', async () => {
  await using store = await emptyStore()
  await store.put('de', [page('a', 'Im Sommer wird es spät dunkel.'), page('b', 'Ein Vortrag ab sechs Jahren, seit Mai')])
  await store.put('en', [page('a', 'Bring a telescope'), page('b', 'Anyone who wants to go somewhere')])
  store.complete()
  const found = (locale: string, words: string) => store.search(locale, { words, skip: 0, limit: 1 })
  expect(found('de', 'ab wann ist es im Sommer dunkel')).toMatchObject({ total: 1, isLoose: false, hits: [{ key: 'a' }] })
  expect(found('en', 'does anyone need to own a telescope')).toMatchObject({ total: 1, isLoose: false, hits: [{ key: 'a' }] })
})

test('search: ranks a page with a synonym of two words above a page with the words apart', async () => {
  await using store = await emptyStore()
  const far = page('a', 'A new show runs all year.')
  await store.put('en', [far, page('b', 'A walk across the sky of New Year’s evening, with hot cider and a long telescope, and the stars above the hill')])
  store.putSynonyms('en', [['New Year', 'turn of the year']])
  store.complete()
  expect(store.search('en', { words: 'new year', skip: 0, limit: 10 }).hits.map(({ key }) => key)).toEqual(['b', 'a'])
})
