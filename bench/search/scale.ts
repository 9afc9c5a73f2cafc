import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SearchDocument } from '../../src/features/search/index/document.ts'
import { SearchThread } from '../../src/features/search/running/search-thread.server.ts'
import { ar } from '../../tests/search/queries/ar.ts'
import { de } from '../../tests/search/queries/de.ts'
import { en } from '../../tests/search/queries/en.ts'
import { fr } from '../../tests/search/queries/fr.ts'
import { ja } from '../../tests/search/queries/ja.ts'
import type { Query } from '../../tests/search/queries/query.ts'
import { brief, judged, type Row } from '../report/row.ts'
import { manyPages } from './many-pages.ts'

/** Queries for each language. */
export const SETS: Readonly<Record<string, readonly Query[]>> = { en, de, fr, ar, ja }
const LOCALES = Object.keys(SETS)
const BATCH = 25
const UPDATES = 50
const ASKED = 60

/** Returns the percentile of figures. */
export function percentile(figures: readonly number[], percent: number): number {
  return figures.toSorted((one, other) => one - other)[Math.min(figures.length - 1, Math.floor((figures.length * percent) / 100))] ?? Number.NaN
}

/** Returns the milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

/** Measures the cost of a search index with `count` pages in each language, which consist of sentences of the given pages. */
export async function scale(pages: ReadonlyMap<string, readonly SearchDocument[]>, count: number, seconds: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'search-bench-'))
  const thread = new SearchThread({ folder, name: 'bench', locales: LOCALES })
  await thread.ask({ name: 'sizes' })
  const before = process.memoryUsage().rss
  const built = await timed(async () => {
    for (const [locale, documents] of pages) {
      const many = manyPages(documents, count)
      for (let at = 0; at < many.length; at += BATCH) await thread.ask({ name: 'put', locale, documents: many.slice(at, at + BATCH) })
    }
    await thread.ask({ name: 'complete' })
  })
  const memory = process.memoryUsage().rss - before
  const files = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size))
  const questions = Object.entries(SETS).flatMap(([locale, queries]) => queries.slice(0, ASKED).map(([words]) => ({ locale, words })))
  const asked: { readonly typing: number[]; readonly page: number[] } = { typing: [], page: [] }
  const until = performance.now() + seconds * 1000
  // The first round opens files and compiles queries.
  for (let round = 0; round < 2 || (round < 4 && performance.now() < until); round += 1)
    for (const { locale, words } of questions) {
      const page = await timed(() => thread.ask({ name: 'search', locale, question: { words, skip: 0, limit: 10 } }))
      const typing = await timed(() => thread.ask({ name: 'suggest', locale, beginning: { words, isTyping: true, limit: 8 } }))
      if (round === 0) continue
      asked.page.push(page)
      asked.typing.push(typing)
    }
  const changes: number[] = []
  for (const document of manyPages(pages.get('de') ?? [], UPDATES)) {
    const changed = { ...document, title: { text: `${document.title.text} anders` } }
    changes.push(await timed(() => thread.ask({ name: 'put', locale: 'de', documents: [changed] })))
  }
  await thread.close()
  await rm(folder, { recursive: true, force: true })
  const size = `${brief(files.reduce((sum, each) => sum + each, 0) / 2 ** 20)} MB on disk`
  return [
    { what: `${brief(count)} pages × ${LOCALES.length} languages: time to index, in its thread`, figure: `${brief(built / 1000)} s`, against: size },
    { what: 'memory of the process meanwhile, including the indexed pages', figure: `${brief(memory / 2 ** 20)} MB` },
    judged({ what: 'suggestions: p50', against: `p99 ${brief(percentile(asked.typing, 99))} ms` }, percentile(asked.typing, 50), { most: 50 }, ' ms'),
    { what: 'a page of results with filters: p50 / p99', figure: `${brief(percentile(asked.page, 50))} / ${brief(percentile(asked.page, 99))} ms` },
    { what: 'a page that changed is found after: p50 / p99', figure: `${brief(percentile(changes, 50))} / ${brief(percentile(changes, 99))} ms` },
  ]
}
