import { load } from './load/load.ts'
import { CODINGS, failures } from './load/job.ts'
import { bench } from './report/bench.ts'
import { brief, judged, median, type Row } from './report/row.ts'
import { freePort } from '../tests/support/process.ts'
import { startSite, untilReady } from './servers/site.ts'

// Measures the processor time of a cached page with metrics and without, in turns on the same machine.

const STORY = '/en/stories/why-stars-twinkle'
const CONNECTIONS = 32
const ROUNDS = 9
/** A cached page may take this much more processor time with metrics. */
const MOST = 1.02

await bench(60, async ({ seconds }) => {
  const metricsPort = await freePort()
  const off = await startSite()
  const on = await startSite({ env: { METRICS_PORT: String(metricsPort) } })
  const job = { asks: [{ path: STORY, headers: { 'Accept-Encoding': CODINGS.browser } }], connections: CONNECTIONS, seconds: seconds / (2 * ROUNDS + 2) }
  for (const site of [off, on]) {
    await untilReady(site.url, STORY)
    await load(site, job)
  }
  const rounds: { readonly off: number; readonly on: number }[] = []
  let failed = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    // The order alternates, because the machine may become slower or faster during a round.
    const [first, second] = round % 2 === 0 ? [off, on] : [on, off]
    const [one, other] = [await load(first, job), await load(second, job)]
    failed += failures(one) + failures(other)
    rounds.push(first === off ? { off: one.cpuMs, on: other.cpuMs } : { off: other.cpuMs, on: one.cpuMs })
  }
  const counted = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  const hits = Number(/^vitrine_requests_total\{kind="page",cache="hit",status="2xx"\} (\d+)$/m.exec(counted)?.[1] ?? 0)
  const [without, together] = [median(rounds.map((each) => each.off)), median(rounds.map((each) => each.on))]
  const rows: Row[] = [
    judged(
      {
        what: 'cached page: processor time with metrics as a multiple of that without',
        against: `${brief(together * 1000)} µs and ${brief(without * 1000)} µs`,
      },
      median(rounds.map((each) => each.on / each.off)),
      { most: MOST },
    ),
    { what: 'cached page: requests that the metrics counted', figure: brief(hits), goal: 'more than 0', isMet: hits > 0 },
    { what: 'cached page: failed requests', figure: String(failed), goal: '0', isMet: failed === 0 },
  ]
  await Promise.all([off.stop(), on.stop()])
  return rows
})
