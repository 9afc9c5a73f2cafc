import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { metrics, serveMetrics } from '../../../src/features/metrics/feature.server.ts'
import { exposition } from '../../../src/features/metrics/registry.ts'
import { siteMetrics, type SiteMetrics } from '../../../src/features/metrics/site-metrics.server.ts'
import { emit, isObserved, type AnswerEvent, type SiteEvents } from '../../../src/telemetry/events.server.ts'
import { runRequest } from '../../../src/telemetry/request.server.ts'
import { labelledBySite } from '../../../src/telemetry/site-of-work.server.ts'

const request = new IncomingMessage(new Socket())
const ANSWER: AnswerEvent = { request, kind: 'page', status: 200, cache: 'hit', bytes: 0, begun: 0, id: undefined, site: undefined }
const NAMES: readonly (keyof SiteEvents)[] = ['answer', 'render', 'renderQueue', 'upstream', 'live', 'everywhere', 'purge', 'picture', 'vital']
let counting: SiteMetrics | undefined

afterEach(async () => {
  counting?.close()
  await metrics.close?.()
  vi.unstubAllEnvs()
})

/** Returns the samples of the metrics by name and labels. */
async function samples({ all }: SiteMetrics): Promise<Record<string, number>> {
  const lines = (await exposition(all, false)).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

test('siteMetrics: counts each event of the site', async () => {
  counting = siteMetrics(new Date('2026-11-24T10:00:00Z'))
  for (const status of [200, 200, 304]) emit('answer', { ...ANSWER, status })
  emit('answer', { ...ANSWER, cache: 'miss', begun: performance.now() - 300, id: 'one' })
  emit('answer', { ...ANSWER, kind: 'media', cache: 'none', status: 404, begun: performance.now() })
  emit('render', { ms: 20, status: 200 })
  emit('renderQueue', { waiting: 3 })
  emit('upstream', { ms: 40, outcome: 'ok' })
  emit('upstream', { ms: 3000, outcome: 'unreachable' })
  emit('live', { publishedAt: new Date('2026-11-24T10:00:01Z'), liveAt: new Date('2026-11-24T10:00:01.4Z') })
  emit('live', { publishedAt: new Date('2026-11-23T10:00:00Z'), liveAt: new Date('2026-11-24T10:00:02Z') })
  emit('everywhere', { ms: 120 })
  emit('purge', { isOk: false, delayMs: undefined, waiting: 4 })
  emit('purge', { isOk: true, delayMs: 300, waiting: 2 })
  emit('picture', { ms: 80, work: 'resize', isOk: false })
  emit('vital', { name: 'LCP', value: 812 })
  emit('vital', { name: 'CLS', value: 0.02 })
  expect(await samples(counting)).toMatchObject({
    'vitrine_requests_total{kind="page",cache="hit",status="2xx"}': 2,
    'vitrine_requests_total{kind="page",cache="hit",status="3xx"}': 1,
    'vitrine_requests_total{kind="page",cache="miss",status="2xx"}': 1,
    'vitrine_requests_total{kind="media",cache="none",status="4xx"}': 1,
    'vitrine_request_duration_seconds_bucket{kind="page",le="0.25"}': 0,
    'vitrine_request_duration_seconds_count{kind="page"}': 1,
    'vitrine_render_duration_seconds_bucket{le="0.025"}': 1,
    vitrine_render_queue_length: 3,
    'vitrine_upstream_requests_total{outcome="ok"}': 1,
    'vitrine_upstream_requests_total{outcome="unreachable"}': 1,
    vitrine_upstream_duration_seconds_count: 2,
    // The older publication arrived with the first copy of the space.
    vitrine_publish_to_live_seconds_count: 1,
    vitrine_publish_to_live_seconds_sum: 0.4,
    'vitrine_picture_duration_seconds_count{work="resize"}': 1,
    'vitrine_picture_failures_total{work="resize"}': 1,
    'vitrine_web_vitals_seconds_sum{metric="LCP"}': 0.812,
    'vitrine_web_vitals_layout_shift_score_bucket{le="0.05"}': 1,
    vitrine_nodes_delay_seconds_sum: 0.12,
    'vitrine_purges_total{outcome="failed"}': 1,
    'vitrine_purges_total{outcome="ok"}': 1,
    vitrine_purge_delay_seconds_sum: 0.3,
    vitrine_purge_tags_waiting: 2,
    vitrine_content_outdated: 0,
    vitrine_content_revision: expect.any(Number),
    vitrine_content_age_seconds: expect.any(Number),
    vitrine_search_index_ready: 0,
    process_resident_memory_bytes: expect.any(Number),
    nodejs_eventloop_lag_p99_seconds: expect.any(Number),
  })
})

test('siteMetrics: with several sites, requests, renders and Web Vitals have the label of their site', async () => {
  counting = siteMetrics(new Date(), true)
  for (const site of ['city', 'fund', 'city', undefined]) {
    emit('answer', { ...ANSWER, site })
    emit('answer', { ...ANSWER, cache: 'miss', begun: performance.now(), site })
  }
  labelledBySite('city', () => {
    emit('render', { ms: 20, status: 200 })
    emit('vital', { name: 'LCP', value: 812 })
    emit('vital', { name: 'CLS', value: 0.02 })
  })
  emit('upstream', { ms: 40, outcome: 'ok' })
  expect(await samples(counting)).toMatchObject({
    'vitrine_requests_total{kind="page",cache="hit",status="2xx",site="city"}': 2,
    'vitrine_requests_total{kind="page",cache="hit",status="2xx",site="fund"}': 1,
    'vitrine_requests_total{kind="page",cache="miss",status="2xx",site="city"}': 2,
    // Unknown hosts.
    'vitrine_requests_total{kind="page",cache="hit",status="2xx",site=""}': 1,
    'vitrine_request_duration_seconds_count{kind="page",site="city"}': 2,
    'vitrine_render_duration_seconds_count{site="city"}': 1,
    'vitrine_web_vitals_seconds_count{metric="LCP",site="city"}': 1,
    'vitrine_web_vitals_layout_shift_score_count{site="city"}': 1,
    'vitrine_upstream_requests_total{outcome="ok"}': 1,
  })
})

test('siteMetrics: a slow request is found by its id', async () => {
  counting = siteMetrics()
  runRequest({ id: '4bf92f3577b34da6a3ce929d0e0e4736', site: undefined }, () => emit('render', { ms: 700, status: 200 }))
  expect(await exposition(counting.all, true)).toMatch(
    /vitrine_render_duration_seconds_bucket\{le="1"\} 1 # \{trace_id="4bf92f3577b34da6a3ce929d0e0e4736"\} 0\.7 /,
  )
})

test('metrics: nothing listens without METRICS_PORT', async () => {
  await metrics.listening?.('build')
  expect(NAMES.filter(isObserved)).toEqual([])
})

test('siteMetrics: nothing listens after its end', async () => {
  siteMetrics().close()
  expect(NAMES.filter(isObserved)).toEqual([])
})

test('serveMetrics: answers at /metrics only, in the form that the scraper accepts', async () => {
  counting = siteMetrics()
  const server = await serveMetrics(counting.all, 0, 'localhost')
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}/`
  const [text, open, other, posted] = await Promise.all([
    fetch(new URL('metrics', url)),
    fetch(new URL('metrics', url), { headers: { Accept: 'application/openmetrics-text;version=1.0.0,text/plain;q=0.5' } }),
    fetch(new URL('en', url)),
    fetch(new URL('metrics', url), { method: 'POST' }),
  ])
  expect([text.status, open.status, other.status, posted.status]).toEqual([200, 200, 404, 405])
  expect(text.headers.get('Content-Type')).toContain('version=0.0.4')
  expect(await text.text()).toContain('# TYPE vitrine_requests_total counter')
  expect(open.headers.get('Content-Type')).toContain('application/openmetrics-text')
  expect((await open.text()).endsWith('# EOF\n')).toBe(true)
  server.close().closeAllConnections()
})
