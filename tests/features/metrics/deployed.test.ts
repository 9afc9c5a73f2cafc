import { spawnSync } from 'node:child_process'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { exposition } from '../../../src/features/metrics/registry.ts'
import { siteMetrics } from '../../../src/features/metrics/site-metrics.server.ts'
import { emit } from '../../../src/telemetry/events.server.ts'

const FOLDER = 'deploy/observability'
const dashboard: { panels: { title: string; targets: { expr: string }[] }[]; templating: { list: { query: string }[] } } = JSON.parse(
  readFileSync(`${FOLDER}/dashboard.json`, 'utf8'),
)
const alerts = readFileSync(`${FOLDER}/alerts.yaml`, 'utf8')
const counting = siteMetrics()

afterAll(() => counting.close())

const METRIC = /\b(?:vitrine|process|nodejs)_\w+/g

/** Returns the metrics that a text names, without the suffixes of histograms. */
function named(text: string): string[] {
  const histograms = counting.all.filter(({ type }) => type === 'histogram').map(({ name }) => name)
  const family = (name: string) => histograms.find((each) => new RegExp(`^${each}_(?:bucket|sum|count)$`).test(name)) ?? name
  return [...new Set([...text.matchAll(METRIC)].map(([name]) => family(name)))]
}

const names = counting.all.map(({ name }) => name)
const queries = [...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...dashboard.templating.list.map(({ query }) => query)]

test('dashboard: names only metrics that the site exports, and all of the site', () => {
  const shown = named(queries.join('\n'))
  expect(shown.filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => name.startsWith('vitrine_') && !shown.includes(name))).toEqual([])
})

test('dashboard: its choice of a site applies to every metric with the label', async () => {
  const ofSites = siteMetrics(new Date(), true)
  const answer = { request: new IncomingMessage(new Socket()), kind: 'page', status: 200, bytes: 0, begun: 0, id: undefined, site: 'city' } as const
  emit('answer', { ...answer, cache: 'miss' })
  emit('render', { ms: 20, status: 200 })
  for (const name of ['LCP', 'CLS'] as const) emit('vital', { name, value: 0.1 })
  const labelled = [...new Set((await exposition(ofSites.all, false)).match(/^vitrine_\w+(?=\{.*site=)/gm))]
  ofSites.close()
  const selectors = queries.flatMap((query) => query.match(/\bvitrine_\w+\{[^}]*\}/g) ?? [])
  const chosen = selectors.filter((selector) => labelled.some((name) => selector.startsWith(`${name}{`)))
  expect(chosen.length).toBeGreaterThan(8)
  expect(chosen.filter((selector) => !selector.includes('site=~"$site"'))).toEqual([])
  expect(selectors.filter((selector) => selector.includes('$site') && !chosen.includes(selector))).toEqual([])
})

test('alert rules: name only metrics that the site exports', () => {
  const used = named(alerts)
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((name) => !names.includes(name))).toEqual([])
})

test('documentation: describes each metric of the site', () => {
  const page = readFileSync('docs/observability.md', 'utf8')
  expect(names.filter((name) => name.startsWith('vitrine_') && !page.includes(`\`${name}\``))).toEqual([])
})

const promtool = spawnSync('promtool', ['--version']).status === 0

test('configuration of Prometheus: promtool accepts it with its rules', ({ skip }) => {
  skip(!promtool, 'promtool is not installed (package prometheus)')
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'config', `${FOLDER}/prometheus.yaml`], { encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
  expect(stdout).toMatch(/SUCCESS: \d+ rules found/)
})

test('metrics: promtool accepts the text of the site', async ({ skip }) => {
  skip(!promtool, 'promtool is not installed (package prometheus)')
  const input = await exposition(counting.all, false)
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { encoding: 'utf8', input })
  expect(status, stdout + stderr).toBe(0)
})

test('dashboard: promtool accepts each query', ({ skip }) => {
  skip(!promtool, 'promtool is not installed (package prometheus)')
  const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')))
  const rules = expressions.map((expr, index) => ({ record: `dashboard:query${index}`, expr }))
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'))
  const file = join(folder, 'rules.json')
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(status, stdout + stderr).toBe(0)
})
