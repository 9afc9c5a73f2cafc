import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES } from '../../src/i18n/locales.ts'
import { documentOf } from '../../src/features/search/documents/document-of.server.ts'
import { listingsToFind, pagesToFind } from '../../src/features/search/documents/pages-to-find.server.ts'
import type { SearchDocument } from '../../src/features/search/index/document.ts'
import { SearchStore } from '../../src/features/search/running/search-store.ts'
import { searchTerms } from '../../src/features/search/terms/search-terms.server.ts'
import { ABSENT_TYPES } from '../fixtures/absent-types.ts'
import { readSpace } from '../support/spaces/space.ts'
import { openContent } from '../../src/site-content/site-content.server.ts'

/** Reads all pages of the site in all languages, as the search index does. */
async function documentsOfSpace(): Promise<ReadonlyMap<string, readonly SearchDocument[]>> {
  const documents = new Map<string, SearchDocument[]>()
  for (const locale of LOCALES) {
    const content = await openContent(locale)
    const read: (SearchDocument | undefined)[] = [...(await listingsToFind(content))]
    for (const id of await pagesToFind(content)) read.push(await documentOf(content, id))
    documents.set(
      locale,
      read.filter((document) => document !== undefined),
    )
  }
  return documents
}

const whole = new Set(readSpace('tests/fixtures/space.json').entries.map(({ sys }) => sys.id))
const present = new Set(readSpace().entries.map(({ sys }) => sys.id))

/** Returns whether a page is missing only because the product lacks its page type. */
export function isRemoved(key: string): boolean {
  return (whole.has(key) && !present.has(key)) || ABSENT_TYPES.some(([type]) => key === `list:${type}`)
}

/** Opens an empty index in a new folder, which is removed with it. */
export async function emptyStore(): Promise<SearchStore & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'search-'))
  const store = await SearchStore.open(folder, 'test', LOCALES)
  return Object.assign(store, {
    async [Symbol.asyncDispose]() {
      store.close()
      await rm(folder, { recursive: true, force: true })
    },
  })
}

/** Indexes all pages of the site: of the fixtures in tests of the product, or of the content in tests of this site. */
export async function indexedSpace(): Promise<SearchStore & AsyncDisposable> {
  const store = await emptyStore()
  for (const [locale, documents] of await documentsOfSpace()) await store.put(locale, documents)
  for (const locale of LOCALES) store.putSynonyms(locale, (await searchTerms(await openContent(locale))).groups)
  store.complete()
  return store
}
