import { afterAll, expect, test } from 'vitest'
import { indexedSpace, isRemoved } from './indexed-space.ts'
import { ar } from './queries/ar.ts'
import { de } from './queries/de.ts'
import { en } from './queries/en.ts'
import { fr } from './queries/fr.ts'
import { ja } from './queries/ja.ts'
import { relevanceOf, type Query } from './queries/query.ts'

const SETS = { en, de, fr, ar, ja }
/** Returns the queries for pages of the product's page types. */
function answerable(queries: readonly Query[]): readonly Query[] {
  return queries.filter(([, first]) => !isRemoved(first)).map(([words, first, ...others]) => [words, first, ...others.filter((key) => !isRemoved(key))])
}

const store = await indexedSpace()
afterAll(() => store[Symbol.asyncDispose]())

for (const [locale, queries] of Object.entries(SETS))
  test(`search: finds at least 95 % of the expected pages in ${locale} among the first ten, and 80 % as the first`, () => {
    expect(queries.length).toBeGreaterThanOrEqual(40)
    const { recall, first, misses } = relevanceOf(answerable(queries), (words) =>
      store.search(locale, { words, skip: 0, limit: 10 }).hits.map(({ key }) => key),
    )
    expect(recall, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(first, misses.join('\n')).toBeGreaterThanOrEqual(0.8)
  })
