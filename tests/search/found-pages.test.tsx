import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import site from '#config'
import { FoundPages } from '../../src/features/search/page/found/FoundPages.tsx'
import type { SearchDocument } from '../../src/features/search/index/document.ts'
import type { Hit } from '../../src/features/search/index/hits/hit.ts'
import { LocaleProvider } from '../../src/i18n/messages/locale-context.ts'
import { emptyStore } from './indexed-space.ts'

function page(key: string, text: string): SearchDocument {
  return { key, type: 'page', place: { route: 'page', path: key }, title: { text: key }, passages: [{ text }], topics: [], uses: [] }
}

/** With them, “copper” is not on most pages, and counts. */
const OTHERS = ['moths', 'maps', 'bells', 'ropes'].map((word) => page(word, word))

async function search(words: string) {
  await using store = await emptyStore()
  await store.put('en', [page('kettle', 'A copper kettle'), page('both', 'A copper lantern'), ...OTHERS])
  store.complete()
  return store.search('en', { words, skip: 0, limit: 10 })
}

function rendered(hits: readonly Hit[], isLoose: boolean): string {
  const found = hits.map(({ key, title, isPartial }) => ({
    id: key,
    link: { kind: 'url', href: `https://pages.example/${key}` } as const,
    title,
    kind: 'Pages',
    ...(isPartial ? { isPartial } : {}),
  }))
  return renderToStaticMarkup(
    <LocaleProvider locale={site.baseLocale}>
      <FoundPages hits={found} some="Some of the words" isLoose={isLoose} />
    </LocaleProvider>,
  )
}

const linksIn = (html: string) => [...html.matchAll(/https:\/\/pages\.example\/(\w+)/g)].map(([, key]) => key)

test('search: adds pages with some of the words, and marks only these', async () => {
  const { hits, total, some } = await search('copper lantern')
  expect(hits.map(({ key, isPartial }) => [key, isPartial])).toEqual([
    ['both', undefined],
    ['kettle', true],
  ])
  expect([total, some]).toEqual([1, 1])
})

test('found pages: pages with some of the words have a section below the others, with a heading', async () => {
  const { hits, isLoose } = await search('copper lantern')
  const [fitting = '', further = ''] = rendered(hits, isLoose).split('<section')
  expect(linksIn(fitting)).toEqual(['both'])
  expect(linksIn(further)).toEqual(['kettle'])
  expect(further).toMatch(/aria-labelledby="([\w-]+)".*id="\1"[^>]*>Some of the words</)
})

test('found pages: if all pages have only some of the words, they are one list', async () => {
  const { hits, isLoose } = await search('copper zzqqxx')
  expect(isLoose).toBe(true)
  const html = rendered(hits, isLoose)
  expect(linksIn(html).toSorted()).toEqual(['both', 'kettle'])
  expect(html).not.toContain('Some of the words')
})
