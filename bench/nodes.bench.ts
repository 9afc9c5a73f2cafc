import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ExportDraft } from '../tests/support/spaces/export-file.ts'
import { bench } from './report/bench.ts'
import { brief, median, type Row } from './report/row.ts'
import { startCluster, type Cluster } from './nodes/cluster.ts'
import { Visitors } from './nodes/visitors.ts'
import { sitemapPaths } from './servers/addresses.ts'

// Publishes stories all the time, while visitors read pages of three nodes through HAProxy and Varnish, and one part after the other fails.

/** Share of the time for each of the two parts without failures. The failures share the rest. */
const CALM = 0.2
/** Share of the time of each failure during which it lasts. */
const ILL = 2 / 3
const STORIES = 16
const FEW = { perSecond: 1, atOnce: 1 }
/** Changes of a large editorial team, or of an import. Editors publish several stories at once, because the space needs a quarter of a second. */
const MANY = { perSecond: 1000 / 60, atOnce: 5 }
const VISITS_PER_SECOND = 40
const PAGES = 60
const MEDIAN_MS = 1000
const MAX_MS = 2000
/** Each node requests the changes of the space at this interval, as with Contentful. */
const SYNC_SECONDS = 5
const PATIENCE_MS = 30_000

interface Part {
  readonly what: string
  readonly published?: typeof FEW
  /** Begins the failure. Returns a function that ends it. */
  begin(cluster: Cluster, ofNodes: readonly Visitors[]): Promise<() => Promise<unknown>>
  /** Maximum milliseconds until a change is visible for visitors; undefined if the failure itself delays it. */
  readonly maxMs?: number
}

const PARTS: readonly Part[] = [
  {
    what: 'Redis is unreachable',
    async begin({ redis }) {
      await redis.kill()
      return () => redis.start()
    },
    maxMs: SYNC_SECONDS * 1000 + MAX_MS,
  },
  {
    what: 'a node is killed',
    async begin({ nodes: [, node] }, [, ofNode]) {
      if (ofNode) ofNode.isPaused = true
      await node?.kill()
      return async () => {
        await node?.start()
        if (ofNode) ofNode.isPaused = false
      }
    },
  },
  {
    what: 'a node is frozen',
    async begin({ nodes: [, , node] }, [, , ofNode]) {
      if (ofNode) ofNode.isPaused = true
      node?.signal('SIGSTOP')
      return async () => {
        node?.signal('SIGCONT')
        if (ofNode) ofNode.isPaused = false
      }
    },
  },
  {
    what: 'Varnish restarts',
    async begin({ varnish }) {
      await varnish.restart()
      return async () => undefined
    },
  },
  {
    what: 'Contentful is unreachable',
    async begin(cluster) {
      await cluster.setAway(true)
      return () => cluster.setAway(false)
    },
  },
  {
    what: 'webhooks fail',
    async begin(cluster) {
      await cluster.setWebhooks(false)
      return () => cluster.setWebhooks(true)
    },
    maxMs: SYNC_SECONDS * 1000 + MAX_MS,
  },
]

const slugs = new Map<string, string>()
const draft: ExportDraft = JSON.parse(readFileSync('tests/fixtures/space.json', 'utf8'))
for (const { sys, fields } of draft.entries) {
  if (sys.id.startsWith('story-') && slugs.size < STORIES) slugs.set(sys.id, String(fields['slug']?.['en']))
}
const pathOf = (story: string) => `/en/stories/${slugs.get(story) ?? ''}`

/** Publishes stories until a signal aborts. */
async function edit(cluster: Cluster, all: readonly Visitors[], { perSecond, atOnce }: typeof FEW, signal: AbortSignal): Promise<void> {
  const stories = [...slugs.keys()]
  let count = 0
  for (let next = performance.now(); !signal.aborted; count += 1) {
    const published = await cluster.publish(Array.from({ length: atOnce }, (_, at) => stories[(count * atOnce + at) % stories.length] ?? ''))
    for (const each of all) each.add(published)
    next += (1000 / perSecond) * atOnce
    await sleep(Math.max(0, next - performance.now()))
  }
}

function lagRow(what: string, lags: readonly number[], most: number | undefined): Row {
  const [middle, last] = [median(lags), Math.max(...lags)]
  const row = { what, figure: `median ${brief(middle)} ms, at most ${brief(last)} ms`, against: `${brief(lags.length)} changes` }
  if (most === undefined) return row
  const medianMs = most === MAX_MS ? MEDIAN_MS : most
  return { ...row, goal: `median ${medianMs} ms, at most ${most} ms`, isMet: middle <= medianMs && last <= most }
}

await bench(300, async ({ seconds }) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-nodes-'))
  const cluster = await startCluster({ folder, env: { CONTENT_SYNC_SECONDS: String(SYNC_SECONDS) } })
  const visitors = new Visitors(cluster.url, pathOf)
  const ofNodes = cluster.nodes.map(({ url }) => new Visitors(url, pathOf))
  const all = [visitors, ...ofNodes]
  await cluster.setWebhooks(true)
  const paths = [
    ...new Set([...[...slugs.keys()].map(pathOf), ...(await sitemapPaths(cluster.url)).slice(0, PAGES), '/sitemap.xml', '/robots.txt', '/en/none']),
  ]
  await visitors.visitAll(paths, 20, paths.length / 20)
  for (const each of ofNodes) for (const story of slugs.keys()) await each.visit(pathOf(story))
  visitors.take()
  const rows: Row[] = []

  const during = async ({ what, begin, maxMs, published = FEW }: Part, partSeconds: number, isCalm: boolean) => {
    const ended = new AbortController()
    const editing = edit(cluster, all, published, ended.signal)
    const load = visitors.visitAll(paths, VISITS_PER_SECOND, partSeconds)
    const end = await begin(cluster, ofNodes)
    await sleep(partSeconds * ILL * 1000)
    await end()
    await load
    ended.abort()
    await editing
    const until = performance.now() + PATIENCE_MS
    while (all.some(({ lags }) => lags.stories.length > 0) && performance.now() < until) await sleep(50)
    const [lags, { answered, failed, slowest, failure = '' }] = [visitors.lags.take(Date.now()), visitors.take()]
    rows.push(lagRow(`${what}: until visitors see a change`, lags, maxMs))
    const lagsOfNodes = ofNodes.flatMap((each) => each.lags.take(Date.now()))
    rows.push(
      isCalm ? lagRow(`${what}: until a node shows a change`, lagsOfNodes, maxMs) : lagRow(`${what}: until a node shows a change`, lagsOfNodes, undefined),
    )
    const old = all.filter((each) => each.lags.stories.length > 0).length
    rows.push({ what: `${what}: addresses that stay old`, figure: String(old), goal: '0', isMet: old === 0 })
    const falls = visitors.revisions.falls.splice(0)
    const example = falls[0] && `${falls[0].path}: ${falls[0].from} to ${falls[0].to}`
    rows.push({
      what: `${what}: answers with an older revision than before`,
      figure: String(falls.length),
      ...(example && { against: example }),
      ...(isCalm && { goal: '0', isMet: falls.length === 0 }),
    })
    rows.push({
      what: `${what}: failed requests`,
      figure: String(failed),
      against: `of ${brief(answered)}, slowest ${brief(slowest)} ms ${failure}`,
      goal: '0',
      isMet: failed === 0,
    })
  }

  const watching = all.map((each) => each.watch())
  const calm = { begin: async () => async () => undefined, maxMs: MAX_MS }
  await during({ ...calm, what: 'no failure' }, seconds * CALM, true)
  await during({ ...calm, what: '1,000 changes per minute', published: MANY }, seconds * CALM, true)
  for (const part of PARTS) await during(part, (seconds * (1 - 2 * CALM)) / PARTS.length, false)
  for (const each of all) each.stop()
  await Promise.all(watching)
  await cluster.stop()
  await rm(folder, { recursive: true })
  return rows
})
