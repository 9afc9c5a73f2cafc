import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failures, CODINGS, type Job, type Outcome } from './load/job.ts'
import { generate } from './load/load.ts'
import { buildChanged, startDeployment } from './nodes/rolling.ts'
import { bench } from './report/bench.ts'
import { brief } from './report/row.ts'
import { sitemapPaths } from './servers/addresses.ts'

// Replaces two nodes behind HAProxy ten times by those of another build, under constant load.

const DEPLOYMENTS = 10
const CONNECTIONS = 16
const PAGES = 40
/** How long each load generator runs. Deployments take longer than the generator may run at once. */
const SLICE_SECONDS = 10

/** Sends load in slices until a signal aborts. */
async function underLoad(job: Omit<Job, 'seconds'>, signal: AbortSignal): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  while (!signal.aborted) outcomes.push(await generate({ ...job, seconds: SLICE_SECONDS }))
  return outcomes
}

await bench(0, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-rolling-'))
  const changed = await buildChanged()
  const deployment = await startDeployment(folder, '.')
  const paths = (await sitemapPaths(deployment.url)).slice(0, PAGES)
  const asks = paths.map((path) => ({ path, headers: { 'Accept-Encoding': CODINGS.browser } }))
  const ended = new AbortController()
  const load = underLoad({ url: deployment.url, asks, connections: CONNECTIONS, rate: 1200 }, ended.signal)
  const begun = performance.now()
  for (let count = 0; count < DEPLOYMENTS; count += 1) await deployment.roll(count % 2 === 0 ? changed : '.')
  const seconds = (performance.now() - begun) / 1000
  ended.abort()
  const outcomes = await load
  await deployment.stop()
  await rm(folder, { recursive: true })
  const failed = outcomes.reduce((sum, outcome) => sum + failures(outcome), 0)
  const answered = outcomes.reduce((sum, outcome) => sum + outcome.answered, 0)
  const slowest = Math.max(...outcomes.map(({ max }) => max))
  return [
    {
      what: `${DEPLOYMENTS} deployments of another build, two nodes in turns: failed requests`,
      figure: String(failed),
      against: `of ${brief(answered)} in ${brief(seconds)} s, slowest ${brief(slowest)} ms`,
      goal: '0',
      isMet: failed === 0,
    },
  ]
})
