import { fileURLToPath } from 'node:url'
import { load } from './load/load.ts'
import { CODINGS, failures } from './load/job.ts'
import { bench } from './report/bench.ts'
import { brief, judged, median, type Row } from './report/row.ts'
import { freePort } from '../tests/support/process.ts'
import { startSite, untilReady } from './servers/site.ts'

// Measures the processor time of a cached page with metrics, with an SDK for traces and without both, in turns on the same machine.

const STORY = '/en/stories/why-stars-twinkle'
const CONNECTIONS = 32
const ROUNDS = 9
/** A cached page may take this much more processor time with metrics, or with an SDK. */
const MOST = 1.02
const SDK = fileURLToPath(new URL('../tests/features/metrics/sdk.mjs', import.meta.url))

await bench(60, async ({ seconds }) => {
  const metricsPort = await freePort()
  const plain = await startSite()
  const metered = await startSite({ env: { METRICS_PORT: String(metricsPort) } })
  const traced = await startSite({ env: { NODE_OPTIONS: `--import=${SDK}` } })
  const sites = [plain, metered, traced]
  const job = { asks: [{ path: STORY, headers: { 'Accept-Encoding': CODINGS.browser } }], connections: CONNECTIONS, seconds: seconds / (3 * (ROUNDS + 1)) }
  for (const site of sites) {
    await untilReady(site.url, STORY)
    await load(site, job)
  }
  const rounds: ReadonlyMap<unknown, number>[] = []
  let failed = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const costs = new Map<unknown, number>()
    // The order changes, because the machine may become slower or faster during a round.
    for (const site of [...sites.slice(round % 3), ...sites.slice(0, round % 3)]) {
      const outcome = await load(site, job)
      failed += failures(outcome)
      costs.set(site, outcome.cpuMs)
    }
    rounds.push(costs)
  }
  const counted = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  const hits = Number(/^vitrine_requests_total\{kind="page",cache="hit",status="2xx"\} (\d+)$/m.exec(counted)?.[1] ?? 0)
  const costsOf = (site: unknown) => rounds.map((costs) => costs.get(site) ?? Number.NaN)
  const spans = traced.output().match(/^\{"span":/gm)?.length ?? 0
  const compared = (site: unknown, tool: string) =>
    judged(
      {
        what: `cached page: processor time with ${tool} as a multiple of that without`,
        against: `${brief(median(costsOf(site)) * 1000)} µs and ${brief(median(costsOf(plain)) * 1000)} µs`,
      },
      median(costsOf(site).map((cost, round) => cost / (costsOf(plain)[round] ?? Number.NaN))),
      { most: MOST },
    )
  const rows: Row[] = [
    compared(metered, 'metrics'),
    compared(traced, 'an SDK for traces'),
    { what: 'cached page: requests that the metrics counted', figure: brief(hits), goal: 'more than 0', isMet: hits > 0 },
    { what: 'spans that the SDK received, of pages that were not cached yet', figure: brief(spans), goal: 'more than 0', isMet: spans > 0 },
    { what: 'cached page: failed requests', figure: String(failed), goal: '0', isMet: failed === 0 },
  ]
  await Promise.all(sites.map((site) => site.stop()))
  return rows
})
