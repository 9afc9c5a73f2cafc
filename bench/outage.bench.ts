import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FAULTS } from '../tests/support/gate.ts'
import { resource } from '../tests/support/spaces/export-file.ts'
import { startUpstream, type Upstream } from '../tests/support/upstream.ts'
import { generate } from './load/load.ts'
import { CODINGS, failures } from './load/job.ts'
import { bench } from './report/bench.ts'
import { brief, judged, type Row } from './report/row.ts'
import { sitemapPaths } from './servers/addresses.ts'
import { startSite, untilReady } from './servers/site.ts'

// Sends load all the time, while the API of the space fails in one way after the other.

const RATE = 40
const CONNECTIONS = 16
const STORY = { id: 'story-line-of-noon', path: '/en/stories/the-line-of-noon', title: 'The line at noon' }
/** Share of the time of each failure during which it lasts. The space then works until the next failure. */
const ILL = 0.7
const FRESH_MS = 1000
/** Seconds between the site's queries for changes. */
const SYNC_SECONDS = '0.3'
const PATIENCE_MS = 60_000

const sleep = (ms: number) => new Promise((later) => setTimeout(later, ms))

async function makeMistakes({ gate }: Upstream, ms: number): Promise<void> {
  const each = ms / (Object.keys(FAULTS).length + 1)
  await gate.kill()
  await sleep(each * ILL)
  await gate.revive()
  await sleep(each * (1 - ILL))
  for (const way of Object.values(FAULTS)) {
    gate.set(way)
    await sleep(each * ILL)
    await gate.revive()
    await sleep(each * (1 - ILL))
  }
}

/** Returns the milliseconds until a page shows a change of an editor. */
async function untilFresh(url: string, upstream: Upstream): Promise<number> {
  await upstream.edit((draft) => void (resource(draft.entries, STORY.id).fields['title'] = { en: STORY.title }))
  const since = performance.now()
  while (performance.now() - since < PATIENCE_MS) {
    if ((await (await fetch(new URL(STORY.path, url))).text()).includes(STORY.title)) return performance.now() - since
    await sleep(10)
  }
  return Infinity
}

async function outage(strategy: 'replica' | 'direct', seconds: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-outage-'))
  const upstream = await startUpstream()
  const start = (cwd: string) =>
    startSite({ env: { ...upstream.env, CONTENT_STRATEGY: strategy, CONTENT_STATE: join(cwd, 'state'), CONTENT_SYNC_SECONDS: SYNC_SECONDS }, cwd })
  const site = await start(folder)
  await untilReady(site.url, STORY.path)
  const asks = (await sitemapPaths(site.url)).map((path) => ({ path, headers: { 'Accept-Encoding': CODINGS.browser } }))
  // A site without a copy of the space can only serve responses from its cache.
  if (strategy === 'direct') await generate({ url: site.url, asks, connections: 4, seconds: 60, isOnce: true })
  const [outcome] = await Promise.all([
    generate({ url: site.url, asks, connections: CONNECTIONS, seconds, rate: RATE }),
    makeMistakes(upstream, seconds * 1000),
  ])
  const failed = failures(outcome)
  const fresh = await untilFresh(site.url, upstream)
  await site.stop()
  const name = `${strategy}, ${brief(seconds)} s of mistakes`
  const rows = [
    {
      what: `${name}: failed requests`,
      figure: String(failed),
      against: `of ${brief(Object.values(outcome.statuses).reduce((sum, count) => sum + count, 0))}, p99 ${brief(outcome.p99)} ms`,
      goal: '0',
      isMet: failed === 0,
    },
    judged({ what: `${name}: then from a change to the fresh page` }, fresh, { most: FRESH_MS }, ' ms'),
    ...(strategy === 'replica' ? await startsWithoutSpace(folder, upstream, start) : []),
  ]
  await upstream.stop()
  await rm(folder, { recursive: true })
  return rows
}

/**
 * Restarts the site while the space is unreachable. With a copy on disk the site serves pages. Without one it responds with 503
 * until the space is back.
 */
async function startsWithoutSpace(folder: string, { gate }: Upstream, start: (cwd: string) => ReturnType<typeof startSite>): Promise<Row[]> {
  await gate.kill()
  const again = await start(folder)
  const { status } = await fetch(new URL(STORY.path, again.url))
  await again.stop()
  const empty = await mkdtemp(join(tmpdir(), 'vitrine-bench-outage-'))
  const first = await start(empty)
  const without = await fetch(new URL('/ar', first.url))
  const isArabic = (await without.text()).includes('lang="ar"')
  await gate.revive()
  const since = performance.now()
  const isUp = await untilReady(first.url, STORY.path, PATIENCE_MS).then(
    () => true,
    () => false,
  )
  const ms = performance.now() - since
  await first.stop()
  await rm(empty, { recursive: true })
  return [
    { what: 'replica, started while Contentful is unreachable: a page from disk', figure: String(status), goal: '200', isMet: status === 200 },
    {
      what: 'replica, never synchronized while Contentful is unreachable: a page',
      figure: `${without.status}${isArabic ? ' in its language' : ''}`,
      goal: '503 in its language',
      isMet: without.status === 503 && isArabic,
    },
    { what: 'replica, the space is back: until a page is answered', figure: `${brief(ms / 1000)} s`, goal: 'by itself', isMet: isUp },
  ]
}

await bench(120, async ({ seconds }) => [...(await outage('replica', seconds / 2)), ...(await outage('direct', seconds / 2))])
