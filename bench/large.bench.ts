import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ExportDraft } from '../tests/support/spaces/export-file.ts'
import { SPACE } from '../tests/support/spaces/space.ts'
import { freePort } from '../tests/support/process.ts'
import { en } from '../tests/search/queries/en.ts'
import { failures } from './load/job.ts'
import { load } from './load/load.ts'
import { bench } from './report/bench.ts'
import { brief, judged, median, type Row } from './report/row.ts'
import { percentile, timed } from './search/scale.ts'
import { startContentService, startMultipliedService } from './servers/content-service.ts'
import type { Server } from './servers/process.ts'
import { startSite, untilReady } from './servers/site.ts'
import { chaptersOf, inChapter } from './space/chapter.ts'
import { addressesOf } from './space/generated-space.ts'
import { STORY, untilFresh } from './space/retitle.ts'

// Measures a replica of a space that is too large for an export file: 250,000 entries in five languages, or another number as argument.
// `--seconds` is the maximum time for the search index.

const TOTAL = 250_000
const PATIENCE_MS = 1_800_000
const GIGABYTE = 1e9
const GOALS = { missMs: 60, freshMs: 1000, searchMs: 200 }

/** Waits until the search index contains all pages. Returns the seconds, or `undefined` after `most` of them. */
async function secondsUntilIndexed(metricsPort: number, most: number): Promise<number | undefined> {
  const begun = performance.now()
  for (;;) {
    const seconds = (performance.now() - begun) / 1000
    const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
    if (/^vitrine_search_index_ready 1$/m.test(metrics)) return seconds
    if (seconds > most) return undefined
    await sleep(1000)
  }
}

/** Requests a page of results for each of the questions, one after the other. */
async function searchRow(site: Server): Promise<Row> {
  const times: number[] = []
  let found = 0
  for (const [words] of en) {
    times.push(
      await timed(async () => {
        const page = await (await fetch(new URL(`/en/search?q=${encodeURIComponent(words)}`, site.url))).text()
        if (page.includes('/en/stories/')) found += 1
      }),
    )
  }
  const row = { what: 'a page of search results, p99', against: `median ${brief(median(times))} ms; ${found} of ${times.length} questions found stories` }
  return judged(row, percentile(times, 99), { most: GOALS.searchMs }, ' ms')
}

/** Requests a story in all languages in chapters that are evenly distributed, each once. */
async function missRows(site: Server, total: number): Promise<Row[]> {
  const { entries }: ExportDraft = JSON.parse(readFileSync(SPACE, 'utf8'))
  const [story, chapters] = [entries.find(({ sys }) => sys.id === STORY.id), chaptersOf(entries)]
  const numbers = Array.from({ length: 60 }, (_, index) => 1 + Math.floor((index * (total / entries.length - 1)) / 60))
  const paths = [...new Set(numbers)].flatMap((n) => (story ? addressesOf(inChapter(story, n, chapters)) : []))
  const loaded = await load(site, { asks: paths.map((path) => ({ path, headers: {} })), connections: 1, seconds: 60, isOnce: true })
  const [{ p50, p99, answered }, failed] = [loaded, failures(loaded)]
  return [
    judged({ what: 'a page that was not requested before, p99', against: `median ${brief(p50)} ms, of ${answered}` }, p99, { most: GOALS.missMs }, ' ms'),
    { what: 'failed requests', figure: String(failed), goal: '0', isMet: failed === 0 },
  ]
}

async function memoryRow(what: string, site: Server): Promise<Row> {
  const { rss, heap } = await site.usage()
  return { what: `${what}: memory`, figure: `${brief(rss / GIGABYTE)} GB`, against: `heap ${brief(heap / GIGABYTE)} GB` }
}

await bench(1800, async ({ seconds, rest }) => {
  const total = Number(rest[0] ?? TOTAL)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  cpSync(dirname(SPACE), join(folder, 'content'), { recursive: true })
  const file = join(folder, 'content/space.json')
  const originals = await startContentService(file)
  const { server, env } = await startMultipliedService(originals, total)
  const metricsPort = await freePort()
  const follow = () => startSite({ env: { ...env, CONTENT_SYNC_SECONDS: '0.3', METRICS_PORT: String(metricsPort) }, cwd: folder, isPinned: false })
  const start = async () => {
    const begun = performance.now()
    const site = await follow()
    await untilReady(site.url, STORY.path, PATIENCE_MS)
    return { site, figure: `${brief((performance.now() - begun) / 1000)} s` }
  }
  const first = await start()
  const rows: Row[] = [
    { what: 'the first synchronization, until a page is answered', figure: first.figure },
    await memoryRow('first synchronization', first.site),
  ]
  const indexed = await secondsUntilIndexed(metricsPort, seconds)
  rows.push({ what: 'after that, until the search index contains all pages', figure: indexed === undefined ? `not after ${seconds} s` : `${brief(indexed)} s` })
  if (indexed !== undefined) rows.push(await searchRow(first.site))
  rows.push(await memoryRow('with the search index', first.site))
  await first.site.stop()

  const again = await start()
  rows.push({ what: 'start from disk, until a page is answered', figure: again.figure })
  rows.push(...(await missRows(again.site, total)))
  const change = { what: 'from the change in the service to the fresh page' }
  rows.push(judged(change, await untilFresh(file, again.site, originals), { most: GOALS.freshMs }, ' ms'))
  rows.push(await memoryRow('after the start from disk', again.site))
  await Promise.all([again.site.stop(), server.stop(), originals.server.stop()])
  rmSync(folder, { recursive: true })
  return rows.map((row) => ({ ...row, what: `${brief(total)} entries: ${row.what}` }))
})
