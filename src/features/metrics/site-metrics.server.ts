import { hasSeveralSites } from '#app/config/current-site.server.ts'
import { indexAtHand } from '#app/features/search/running/running-index.server.ts'
import { sharedStore, siteNodes } from '#app/nodes/site-nodes.server.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import { observe, REQUEST_KINDS, type AnswerEvent, type RequestKind } from '#app/telemetry/events.server.ts'
import { currentRequest } from '#app/telemetry/request.server.ts'
import { siteIdOfWork } from '#app/telemetry/site-of-work.server.ts'
import { processMetrics } from './process-metrics.server.ts'
import { Counter, Gauge, Histogram, type Metric, type Series } from './registry.ts'

/** Bounds in seconds: of responses and renders, of pictures and of the way from publishing to visitors. */
const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const SLOW = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]

/** Bounds of Web Vitals: in seconds, and of the score of layout shifts. They contain the limits of a good and of a poor experience. */
const VITALS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10]
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

const CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const

/** Metrics of the site, which count from now on. */
export interface SiteMetrics {
  readonly all: readonly Metric[]
  close(): void
}

/** Value of the label `site` for requests of unknown hosts, which may be any. Prometheus treats it like a missing label. */
const NO_SITE = ''

/**
 * Starts to count. `startedAt` is the time from which publications count: older ones arrive when the space is read for the first time. With
 * `hasSites`, metrics of one of several sites have the label `site`.
 */
export function siteMetrics(startedAt = new Date(), hasSites = hasSeveralSites()): SiteMetrics {
  const bySite = hasSites ? (['site'] as const) : []
  const requests = new Counter('vitrine_requests_total', 'Answered requests.', ['kind', 'cache', 'status', ...bySite])
  const durations = new Histogram('vitrine_request_duration_seconds', 'Time to send responses that are not in memory.', ['kind', ...bySite], QUICK)
  const renders = new Histogram('vitrine_render_duration_seconds', 'Time of the framework for a page or a server function.', bySite, QUICK)
  const upstream = new Counter('vitrine_upstream_requests_total', 'Requests to the content service.', ['outcome'])
  const upstreamDurations = new Histogram('vitrine_upstream_duration_seconds', 'Time of a request to the content service.', [], QUICK)
  const lag = new Histogram('vitrine_publish_to_live_seconds', 'Time from publishing until visitors see a change.', [], SLOW)
  const pictures = new Histogram('vitrine_picture_duration_seconds', 'Time to resize a picture or to draw a share image.', ['work'], QUICK)
  const pictureFailures = new Counter('vitrine_picture_failures_total', 'Pictures that could not be resized or drawn.', ['work'])
  const everywhere = new Histogram('vitrine_nodes_delay_seconds', 'Time from a change at this node until all nodes show it.', [], SLOW)
  const purges = new Counter('vitrine_purges_total', 'Requests to the CDN.', ['outcome'])
  const purgeDelays = new Histogram(
    'vitrine_purge_delay_seconds',
    'Time until a CDN accepts a purge, from the moment at which all nodes show the change.',
    [],
    SLOW,
  )
  const vitals = new Histogram('vitrine_web_vitals_seconds', 'Web Vitals of visitors except for layout shifts.', ['metric', ...bySite], VITALS)
  const shifts = new Histogram('vitrine_web_vitals_layout_shift_score', 'Cumulative layout shift of page views.', bySite, SHIFTS)
  let waiting = 0
  let waitingTags = 0
  let answeredAt: number | undefined

  const count = hitCounter(requests)
  const stops = [
    observe('answer', (event) => {
      if (event.cache === 'hit') return count(event)
      const { kind, cache, site = NO_SITE } = event
      requests.series({ kind, cache, status: classOf(event.status), site }).value += 1
      durations.observe({ kind, site }, (performance.now() - event.begun) / 1000, event.id)
    }),
    observe('render', ({ ms }) => renders.observe({ site: siteIdOfWork() ?? NO_SITE }, ms / 1000, currentRequest()?.id)),
    observe('renderQueue', (event) => (waiting = event.waiting)),
    observe('upstream', ({ ms, outcome }) => {
      upstream.series({ outcome }).value += 1
      upstreamDurations.observe({}, ms / 1000, currentRequest()?.id)
      if (outcome === 'ok') answeredAt = performance.now()
    }),
    observe('live', ({ publishedAt, liveAt }) => {
      if (publishedAt >= startedAt) lag.observe({}, Math.max(0, liveAt.getTime() - publishedAt.getTime()) / 1000)
    }),
    observe('everywhere', ({ ms }) => everywhere.observe({}, ms / 1000)),
    observe('purge', (event) => {
      purges.series({ outcome: event.isOk ? 'ok' : 'failed' }).value += 1
      waitingTags = event.waiting
      if (event.delayMs !== undefined) purgeDelays.observe({}, event.delayMs / 1000)
    }),
    observe('picture', ({ ms, work, isOk }) => {
      pictures.observe({ work }, ms / 1000, currentRequest()?.id)
      if (!isOk) pictureFailures.series({ work }).value += 1
    }),
    observe('vital', ({ name, value }) => {
      const site = siteIdOfWork() ?? NO_SITE
      if (name === 'CLS') shifts.observe({ site }, value)
      else vitals.observe({ metric: name, site }, value / 1000)
    }),
  ]
  const source = () => contentSource().catch(() => undefined)
  const ofProcess = processMetrics()
  return {
    all: [
      requests,
      durations,
      renders,
      new Gauge('vitrine_render_queue_length', 'Requests that wait for their render.', () => waiting),
      upstream,
      upstreamDurations,
      new Gauge('vitrine_content_revision', 'Number that grows with each change of the content.', async () => (await source())?.revision?.()),
      new Gauge('vitrine_content_age_seconds', 'Time since the content service last answered.', () =>
        answeredAt === undefined ? undefined : (performance.now() - answeredAt) / 1000,
      ),
      new Gauge('vitrine_content_outdated', '1 if the content cannot be opened or comes from disk.', async () => {
        const opened = await source()
        return opened && opened.state?.() === undefined ? 0 : 1
      }),
      lag,
      new Gauge('vitrine_nodes', 'Nodes with a recent heartbeat, this one included.', () => siteNodes()?.statuses.length),
      new Gauge('vitrine_redis_up', '1 if Redis answers this node.', () => (sharedStore() ? Number(sharedStore()?.isReachable) : undefined)),
      everywhere,
      purges,
      purgeDelays,
      new Gauge('vitrine_purge_tags_waiting', 'Tags that wait for a purge.', () => waitingTags),
      new Gauge('vitrine_search_index_ready', '1 if the search index contains all pages.', async () => ((await indexAtHand()) ? 1 : 0)),
      pictures,
      pictureFailures,
      vitals,
      shifts,
      ...ofProcess.all,
    ],
    close() {
      for (const stop of stops) stop()
      ofProcess.close()
    },
  }
}

/** Returns a function that counts a cached response. It finds the series without a lookup by text, because a cached response takes microseconds. */
function hitCounter(requests: Counter<'kind' | 'cache' | 'status' | 'site'>): (event: AnswerEvent) => void {
  const tables = new Map<string, ReadonlyMap<RequestKind, Map<number, Series>>>()
  const tableOf = (site: string) => {
    const known = tables.get(site)
    if (known) return known
    const table = new Map(REQUEST_KINDS.map((kind) => [kind, new Map<number, Series>()]))
    tables.set(site, table)
    return table
  }
  return ({ kind, status, site = NO_SITE }) => {
    const own = tableOf(site).get(kind)
    const known = own?.get(status) ?? requests.series({ kind, cache: 'hit', status: classOf(status), site })
    known.value += 1
    own?.set(status, known)
  }
}

function classOf(status: number): string {
  return CLASSES[Math.floor(status / 100) - 1] ?? '5xx'
}
