import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const ALERTS = 'deploy/observability/alerts.yaml'
const OF_NODE = { job: 'vitrine', instance: 'a' }

interface Firing {
  readonly alert: string
  /** Values of the series in the notation of promtool, one per minute. They replace those of a healthy site. */
  readonly series: Readonly<Record<string, string>>
  readonly labels: Readonly<Record<string, string>>
  readonly summary: string
}

/** Series of a site without problems, for an hour. */
const HEALTHY = {
  'up{job="vitrine",instance="a"}': '1x60',
  'vitrine_requests_total{job="vitrine",instance="a",kind="page",status="2xx"}': '0+1000x60',
  'vitrine_requests_total{job="vitrine",instance="a",kind="page",status="5xx"}': '0+1x60',
  // A node that drains answers its probes with 503.
  'vitrine_requests_total{job="vitrine",instance="a",kind="probe",status="5xx"}': '0+1000x60',
  'vitrine_content_outdated{job="vitrine",instance="a"}': '0x60',
  'vitrine_content_age_seconds{job="vitrine",instance="a"}': '5x60',
  'vitrine_upstream_requests_total{job="vitrine",instance="a",outcome="ok"}': '0+10x60',
  'vitrine_upstream_requests_total{job="vitrine",instance="a",outcome="failed"}': '0+1x60',
  'vitrine_publish_to_live_seconds_bucket{job="vitrine",instance="a",le="1"}': '0+1x60',
  'vitrine_publish_to_live_seconds_bucket{job="vitrine",instance="a",le="60"}': '0+1x60',
  'vitrine_publish_to_live_seconds_bucket{job="vitrine",instance="a",le="+Inf"}': '0+1x60',
  'vitrine_purges_total{job="vitrine",instance="a",outcome="failed"}': '2x60',
  'vitrine_redis_up{job="vitrine",instance="a"}': '1x60',
  'vitrine_render_queue_length{job="vitrine",instance="a"}': '3x60',
  'nodejs_eventloop_lag_p99_seconds{job="vitrine",instance="a"}': '0.02x60',
  'vitrine_picture_failures_total{job="vitrine",instance="a",work="transform"}': '4x60',
  'vitrine_search_index_ready{job="vitrine",instance="a"}': '0x10 1x50',
  'process_start_time_seconds{job="vitrine",instance="a"}': '0x60',
}

const FIRING: readonly Firing[] = [
  { alert: 'VitrineDown', series: { 'up{job="vitrine",instance="a"}': '0x60' }, labels: OF_NODE, summary: 'a does not answer the scraper.' },
  {
    alert: 'VitrineServerErrors',
    series: { 'vitrine_requests_total{job="vitrine",instance="a",kind="page",status="5xx"}': '0+20x60' },
    labels: { instance: 'a' },
    summary: 'More than 1 % of the requests at a fail.',
  },
  {
    alert: 'VitrineServerErrors',
    series: {
      'vitrine_requests_total{job="vitrine",instance="a",site="city",kind="page",status="2xx"}': '0+1000x60',
      'vitrine_requests_total{job="vitrine",instance="a",site="city",kind="page",status="5xx"}': '0+20x60',
    },
    labels: { instance: 'a', site: 'city' },
    summary: 'More than 1 % of the requests at a to the site city fail.',
  },
  {
    alert: 'VitrineContentOutdated',
    series: { 'vitrine_content_outdated{job="vitrine",instance="a"}': '1x60' },
    labels: OF_NODE,
    summary: 'a cannot open its content, or reads it from disk.',
  },
  {
    alert: 'VitrineContentServiceSilent',
    series: { 'vitrine_content_age_seconds{job="vitrine",instance="a"}': '0+60x60' },
    labels: OF_NODE,
    summary: 'The content service has not answered a for 5 minutes.',
  },
  {
    alert: 'VitrineUpstreamFailures',
    series: { 'vitrine_upstream_requests_total{job="vitrine",instance="a",outcome="failed"}': '0+2x60' },
    labels: { instance: 'a' },
    summary: 'More than 10 % of the requests of a to the content service fail.',
  },
  {
    alert: 'VitrinePublishingSlow',
    series: { 'vitrine_publish_to_live_seconds_bucket{job="vitrine",instance="a",le="1"}': '0x60' },
    labels: { instance: 'a' },
    summary: 'Half of the changes take more than 30 seconds to reach visitors of a.',
  },
  {
    alert: 'VitrinePurgesFail',
    series: { 'vitrine_purges_total{job="vitrine",instance="a",outcome="failed"}': '0+1x60' },
    labels: { instance: 'a' },
    summary: 'The CDN refuses the purges of a. It may show old pages.',
  },
  {
    alert: 'VitrineRedisAway',
    series: { 'vitrine_redis_up{job="vitrine",instance="a"}': '0x60' },
    labels: OF_NODE,
    summary: 'Redis does not answer a. The nodes follow the space by their own intervals.',
  },
  {
    alert: 'VitrineRenderQueueLong',
    series: { 'vitrine_render_queue_length{job="vitrine",instance="a"}': '150x60' },
    labels: OF_NODE,
    summary: 'More than 100 requests wait for their render at a. At 500, visitors get 503.',
  },
  {
    alert: 'VitrineEventLoopSlow',
    series: { 'nodejs_eventloop_lag_p99_seconds{job="vitrine",instance="a"}': '0.4x60' },
    labels: OF_NODE,
    summary: 'The event loop of a is late by more than 250 ms.',
  },
  {
    alert: 'VitrinePicturesFail',
    series: { 'vitrine_picture_failures_total{job="vitrine",instance="a",work="transform"}': '0+1x60' },
    labels: { instance: 'a', work: 'transform' },
    summary: 'Pictures fail at a (work: transform).',
  },
  {
    alert: 'VitrineSearchIndexMissing',
    series: { 'vitrine_search_index_ready{job="vitrine",instance="a"}': '0x60' },
    labels: OF_NODE,
    summary: 'The search index of a lacks pages 30 minutes after the start.',
  },
]

interface Rule {
  readonly alert: string
  readonly labels: Readonly<Record<string, string>>
}
const { groups }: { groups: readonly { rules: readonly Rule[] }[] } = parse(readFileSync(ALERTS, 'utf8'))
const rules = groups.flatMap((group) => group.rules)

/** Returns a unit test of promtool: the series of a site, and the alerts that fire after 45 minutes. All others must not. */
function unitTest(firing?: Firing) {
  const series = { ...HEALTHY, ...firing?.series }
  const expected = firing && {
    exp_labels: { ...rules.find(({ alert }) => alert === firing.alert)?.labels, ...firing.labels },
    exp_annotations: { summary: firing.summary },
  }
  return {
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    alert_rule_test: rules.map(({ alert }) => ({ eval_time: '45m', alertname: alert, exp_alerts: expected && alert === firing.alert ? [expected] : [] })),
  }
}

function promtool(tests: readonly unknown[]): { readonly status: number | null; readonly text: string } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'))
  const file = join(folder, 'tests.json')
  writeFileSync(file, JSON.stringify({ rule_files: [resolve(ALERTS)], evaluation_interval: '1m', tests }))
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return { status, text: stdout + stderr }
}

test('alert rules: each one has a case in which it fires', () => {
  expect(new Set(FIRING.map(({ alert }) => alert))).toEqual(new Set(rules.map(({ alert }) => alert)))
})

test('alert rules: none fires at a healthy site, and each one fires alone with its sentence', ({ skip }) => {
  skip(spawnSync('promtool', ['--version']).status !== 0, 'promtool is not installed (package prometheus)')
  const { status, text } = promtool([unitTest(), ...FIRING.map(unitTest)])
  expect(status, text).toBe(0)
})
