import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '../../browser/fixtures.ts'
import { freePort, startSite } from '../../support/process.ts'

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const soon = { timeout: 15_000 }

test('request id: joins the line of the log, the exemplar of the metrics and the spans of a request', async () => {
  const port = await freePort()
  const sdk = pathToFileURL(resolve('tests/features/metrics/sdk.mjs')).href
  const site = await startSite({ METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1', ACCESS_LOG: 'on', LOG_FORMAT: 'json', NODE_OPTIONS: `--import ${sdk}` })
  try {
    const response = await fetch(`${site.url}/en/stories?q=secret`, { headers: { traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01` } })
    expect(response.status).toBe(200)
    await response.text()
    const lines = () =>
      site
        .output()
        .split('\n')
        .filter((line) => line.includes(TRACE_ID))
    const spans = () => lines().flatMap((line) => /^\{"span":"(\w+)"/.exec(line)?.[1] ?? [])
    await expect.poll(spans, soon).toEqual(expect.arrayContaining(['content', 'render', 'request']))
    await expect.poll(() => lines().filter((line) => line.includes('[access]')), soon).toHaveLength(1)
    expect(lines().join('\n')).not.toContain('secret')
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { Accept: 'application/openmetrics-text; version=1.0.0' } })
    expect(await metrics.text()).toMatch(new RegExp(`^vitrine_render_duration_seconds_bucket\\{.*\\} \\d+ # \\{.*"${TRACE_ID}"\\}`, 'm'))

    // Responses from memory have no span.
    const before = site.output().split('{"span":"request"').length
    for (let count = 0; count < 3; count += 1) await (await fetch(`${site.url}/en/stories`)).text()
    await (await fetch(`${site.url}/healthz`)).text()
    await expect.poll(() => site.output().split('{"span":"request"').length, soon).toBeGreaterThan(before)
    expect(site.output().match(/"url.path":"\/en\/stories"/g)?.length).toBeLessThanOrEqual(4)
  } finally {
    await site.stop()
  }
})
