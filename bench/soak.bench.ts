import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from './load/load.ts'
import type { Outcome } from './load/job.ts'
import { mixedAsks, pictureAsks } from './load/mixed.ts'
import { bench } from './report/bench.ts'
import { brief, median, type Row } from './report/row.ts'
import { sitemapPaths } from './servers/addresses.ts'
import { folderSize } from './servers/folder-size.ts'
import type { Server } from './servers/process.ts'
import { startSite, untilReady } from './servers/site.ts'

// Sends mixed load for minutes. The site's use of memory and disk must be bounded, and requests of visitors must not fail.

const CONNECTIONS = 6
const DRAWN = 20_000
const MEGABYTE = 1e6
/** Maximum ratio of the last third's median to that of the third before. */
const GROWTH = 1.1
const PICTURE = /\/media\/[^\s"',]+\?[^\s"',]+/g

interface Sample {
  readonly rss: number
  readonly heap: number
  readonly disk: number
  readonly delayP99: number
}

/** Samples a server at regular intervals until the returned function is called. */
function watch(site: Server, folder: string, everyMs: number): () => Promise<Sample[]> {
  const stopped = new AbortController()
  const looking = (async () => {
    const samples: Sample[] = []
    while (!stopped.signal.aborted) {
      await new Promise((later) => setTimeout(later, everyMs))
      const { rss, heap, delayP99 } = await site.usage()
      samples.push({ rss, heap, delayP99, disk: await folderSize(folder) })
    }
    return samples
  })()
  return () => {
    stopped.abort()
    return looking
  }
}

/** Checks for growth at the end: compares the median of the last third with that of the third before. */
function bounded(what: string, figures: readonly number[]): Row {
  const third = figures.length / 3
  const [before, last] = [median(figures.slice(third, 2 * third)), median(figures.slice(2 * third))]
  return {
    what,
    figure: `${brief(Math.max(...figures) / MEGABYTE)} MB at most`,
    against: `median of the last third ${brief(last / MEGABYTE)} MB, of the one before ${brief(before / MEGABYTE)} MB`,
    goal: `the last at most ${GROWTH} of the one before`,
    isMet: last <= before * GROWTH,
  }
}

function statuses(outcome: Outcome): string {
  return Object.entries(outcome.statuses)
    .map(([status, count]) => `${status}: ${brief(count)}`)
    .join(', ')
}

/** Counts failed requests. A picture that is refused with 503 because of too many requests does not count. */
function failed({ statuses: counts }: Outcome, isPicture: boolean): number {
  return Object.entries(counts).reduce((sum, [status, count]) => {
    const isRefused = isPicture && status === '503'
    return Number(status) === 0 || (Number(status) >= 500 && !isRefused) ? sum + count : sum
  }, 0)
}

await bench(600, async ({ seconds }) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-soak-'))
  const site = await startSite({ cwd: folder })
  await untilReady(site.url, '/en')
  const paths = await sitemapPaths(site.url)
  const html = await Promise.all(paths.slice(0, 40).map(async (path) => (await fetch(new URL(path, site.url))).text()))
  const pictures = [...new Set(html.flatMap((text) => text.replaceAll('&amp;', '&').match(PICTURE) ?? []))]
  const job = { url: site.url, seconds, connections: CONNECTIONS }
  const ended = watch(site, folder, Math.max(500, (seconds * 1000) / 200))
  const [ofPages, ofPictures] = await Promise.all([
    generate({ ...job, asks: mixedAsks(['/', ...paths, '/sitemap.xml', '/robots.txt'], DRAWN) }),
    generate({ ...job, asks: pictureAsks(pictures, DRAWN) }),
  ])
  const samples = await ended()
  const delays = samples.map(({ delayP99 }) => delayP99)
  await site.stop()
  await rm(folder, { recursive: true })
  const failures = { pages: failed(ofPages, false), pictures: failed(ofPictures, true) }
  return [
    bounded(
      `${brief(seconds / 60)} minutes of mixed load: memory`,
      samples.map(({ rss }) => rss),
    ),
    bounded(
      'mixed load: heap',
      samples.map(({ heap }) => heap),
    ),
    bounded(
      'mixed load: disk',
      samples.map(({ disk }) => disk),
    ),
    {
      what: 'mixed load: pages and everything else, failed',
      figure: brief(failures.pages),
      against: statuses(ofPages),
      goal: '0',
      isMet: failures.pages === 0,
    },
    { what: 'mixed load: pictures, failed', figure: brief(failures.pictures), against: statuses(ofPictures), goal: '0', isMet: failures.pictures === 0 },
    { what: 'mixed load: wait of the event loop, p99 of a moment', figure: `median ${brief(median(delays))} ms, most ${brief(Math.max(...delays))} ms` },
  ]
})
