import { mkdtemp, rm, stat, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SearchDocument } from '../src/features/search/index/document.ts'
import { SearchStore } from '../src/features/search/running/search-store.ts'
import { SearchThread } from '../src/features/search/running/search-thread.server.ts'
import { ar } from '../tests/search/queries/ar.ts'
import { de } from '../tests/search/queries/de.ts'
import { en } from '../tests/search/queries/en.ts'
import { fr } from '../tests/search/queries/fr.ts'
import { ja } from '../tests/search/queries/ja.ts'
import { relevanceOf, type Query } from '../tests/search/queries/query.ts'
import { bench } from './report/bench.ts'
import { brief, judged, type Row } from './report/row.ts'
import { manyPages } from './search/many-pages.ts'
import { miniSearch, unicode61 } from './search/rivals.ts'
import { pagesOfSite } from './search/space-pages.ts'
import { startSite, untilReady, WITHOUT_CACHE } from './servers/site.ts'

// Measures the relevance of search results compared with other search engines on the same questions, and the cost of search on a large site.
// `relevance` or `scale` measures one of them.

const SETS: Readonly<Record<string, readonly Query[]>> = { en, de, fr, ar, ja }
const LOCALES = Object.keys(SETS)
const PAGES = 10_000
const BATCH = 25
const UPDATES = 50
const ASKED = 60

/** Returns the percentile of figures. */
function percentile(figures: readonly number[], percent: number): number {
  return figures.toSorted((one, other) => one - other)[Math.min(figures.length - 1, Math.floor((figures.length * percent) / 100))] ?? Number.NaN
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

async function relevance(pages: ReadonlyMap<string, readonly SearchDocument[]>): Promise<Row[]> {
  const store = await SearchStore.open('', ':memory:', LOCALES)
  for (const [locale, documents] of pages) await store.put(locale, documents)
  store.complete()
  const rows = Object.entries(SETS).flatMap(([locale, queries]) => {
    const documents = pages.get(locale) ?? []
    const ours = relevanceOf(queries, (words) => store.search(locale, { words, skip: 0, limit: 10 }).hits.map(({ key }) => key))
    const others = { MiniSearch: relevanceOf(queries, miniSearch(documents)), unicode61: relevanceOf(queries, unicode61(documents)) }
    const against = (what: 'recall' | 'first') =>
      Object.entries(others)
        .map(([name, figures]) => `${name} ${figures[what].toFixed(2)}`)
        .join(', ')
    return [
      judged({ what: `${locale}: wanted pages among the first ten, of ${queries.length} questions`, against: against('recall') }, ours.recall, { least: 0.95 }),
      judged({ what: `${locale}: the wanted page first`, against: against('first') }, ours.first, { least: 0.8 }),
    ]
  })
  store.close()
  return rows
}

/** Requests a page repeatedly until a promise settles. Returns the milliseconds of each request. */
async function pagesMeanwhile(url: string, during: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const state = { isOver: false }
  void during.finally(() => (state.isOver = true))
  while (!state.isOver) times.push(await timed(async () => (await fetch(`${url}/en/visit`)).arrayBuffer()))
  return times
}

async function scale(pages: ReadonlyMap<string, readonly SearchDocument[]>, seconds: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'search-bench-'))
  const thread = new SearchThread({ folder, name: 'bench', locales: LOCALES })
  await thread.ask({ name: 'sizes' })
  const before = process.memoryUsage().rss
  const built = await timed(async () => {
    for (const [locale, documents] of pages) {
      const many = manyPages(documents, PAGES)
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
    { what: `${brief(PAGES)} pages × ${LOCALES.length} languages: time to index, in its thread`, figure: `${brief(built / 1000)} s`, against: size },
    { what: 'memory of the process meanwhile, including the indexed pages', figure: `${brief(memory / 2 ** 20)} MB` },
    judged({ what: 'suggestions: p50', against: `p99 ${brief(percentile(asked.typing, 99))} ms` }, percentile(asked.typing, 50), { most: 50 }, ' ms'),
    { what: 'a page of results with filters: p50 / p99', figure: `${brief(percentile(asked.page, 50))} / ${brief(percentile(asked.page, 99))} ms` },
    { what: 'a page that changed is found after: p50 / p99', figure: `${brief(percentile(changes, 50))} / ${brief(percentile(changes, 99))} ms` },
  ]
}

await bench(30, async ({ seconds, rest }) => {
  const isWanted = (part: string) => rest.length === 0 || rest.includes(part)
  const state = await mkdtemp(join(tmpdir(), 'search-state-'))
  const site = await startSite({ env: { ...WITHOUT_CACHE, CONTENT_STATE: state } })
  await untilReady(site.url, '/en')
  const making = pagesOfSite(state, LOCALES)
  const busy = await pagesMeanwhile(site.url, making)
  const pages = await making
  const idle = await pagesMeanwhile(site.url, new Promise((done) => setTimeout(done, 4000)))
  await site.stop()
  const meanwhile = judged(
    {
      what: 'a rendered page while the index is built: median as a multiple of that afterwards',
      against: `${brief(percentile(idle, 50))} ms, p99 ${brief(percentile(idle, 99))} ms`,
    },
    percentile(busy, 50) / percentile(idle, 50),
    { most: 2 },
  )
  await rm(state, { recursive: true, force: true })
  return [...(isWanted('relevance') ? await relevance(pages) : []), ...(isWanted('scale') ? await scale(pages, seconds) : []), meanwhile]
})
