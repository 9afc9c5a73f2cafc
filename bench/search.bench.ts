import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SearchDocument } from '../src/features/search/index/document.ts'
import { SearchStore } from '../src/features/search/running/search-store.ts'
import { relevanceOf } from '../tests/search/queries/query.ts'
import { bench } from './report/bench.ts'
import { brief, judged, type Row } from './report/row.ts'
import { percentile, scale, SETS, timed } from './search/scale.ts'
import { miniSearch, unicode61 } from './search/rivals.ts'
import { pagesOfSite } from './search/space-pages.ts'
import { startSite, untilReady, WITHOUT_CACHE } from './servers/site.ts'

// Measures the relevance of search results compared with other search engines on the same questions, and the cost of search on a large site.
// `relevance` or `scale` measures one of them, and a number measures the cost of that many pages in each language.

const LOCALES = Object.keys(SETS)
const PAGES = 10_000

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

await bench(30, async ({ seconds, rest }) => {
  const count = rest.map(Number).find((number) => number > 0)
  const isWanted = (part: string) => rest.length === 0 || rest.includes(part) || (part === 'scale' && count !== undefined)
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
  return [...(isWanted('relevance') ? await relevance(pages) : []), ...(isWanted('scale') ? await scale(pages, count ?? PAGES, seconds) : []), meanwhile]
})
