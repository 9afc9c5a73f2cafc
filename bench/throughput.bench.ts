import { load, type Loaded } from './load/load.ts'
import { CODINGS, failures, type Ask } from './load/job.ts'
import { bench } from './report/bench.ts'
import { brief, judged, median, spread, type Row } from './report/row.ts'
import { startServer, type Server } from './servers/process.ts'
import { headerOf, record } from './servers/recorded.ts'
import { startSite, untilReady } from './servers/site.ts'

// Measures the requests per second of a cached page, in turns with a bare Node server that sends the same bytes and headers.

const STORY = '/en/stories/why-stars-twinkle'
const CONNECTIONS = 32
const ROUNDS = 5
const LATEST_MS = 5
/** Number of measurements: for each of three kinds of responses, ROUNDS for either server, and one for either at half of the load. */
const SLOTS = 3 * (2 * ROUNDS + 2)

interface Pair {
  readonly ours: Loaded
  readonly bare: Loaded
}

async function pair(site: Server, bare: Server, job: { asks: readonly Ask[]; connections: number; seconds: number; rate?: number }): Promise<Pair> {
  return { ours: await load(site, job), bare: await load(bare, job) }
}

async function measure(name: string, ask: Ask, site: Server, bare: Server, seconds: number): Promise<{ rows: Row[]; perSecond: number }> {
  const answer = await record(site.url, ask)
  bare.send(answer)
  const job = { asks: [ask], connections: CONNECTIONS, seconds }
  await pair(site, bare, { ...job, seconds: seconds / 4 })
  const rounds: Pair[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await pair(site, bare, job))
  const of = (figure: (loaded: Loaded) => number) => ({ ours: rounds.map(({ ours }) => figure(ours)), bare: rounds.map((each) => figure(each.bare)) })
  const [speed, cpu] = [of(({ perSecond }) => perSecond), of(({ cpuMs }) => cpuMs)]
  const half = await pair(site, bare, { ...job, rate: median(speed.ours) / 2 })
  const failed = rounds.reduce((sum, { ours }) => sum + failures(ours), failures(half.ours))
  const latency = { what: `${name}: p99 at half of its load`, against: `the bare server ${brief(half.bare.p99)} ms` }
  const rows: Row[] = [
    {
      what: `${name}: requests/s, least / median / most (status ${answer.status}, ${brief(Buffer.byteLength(answer.body, 'base64') / 1000)} KB)`,
      figure: spread(speed.ours),
      against: `a bare Node server ${spread(speed.bare)}`,
    },
    judged({ what: `${name}: requests/s as a share of the bare server's` }, median(rounds.map(({ ours, bare: other }) => ours.perSecond / other.perSecond)), {
      least: 0.85,
    }),
    judged(
      {
        what: `${name}: processor time of the bare server's answer as a share of ours`,
        against: `the bare server ${brief(median(cpu.bare) * 1000)} µs, ours ${brief(median(cpu.ours) * 1000)} µs`,
      },
      median(rounds.map(({ ours, bare: other }) => other.cpuMs / ours.cpuMs)),
      { least: 0.85 },
    ),
    // If the bare server is as late, other processes used the machine.
    half.ours.p99 > LATEST_MS && half.ours.p99 < half.bare.p99 * 1.5
      ? { ...latency, figure: `${brief(half.ours.p99)} ms`, goal: `at most ${LATEST_MS} ms` }
      : judged(latency, half.ours.p99, { most: LATEST_MS }, ' ms'),
    { what: `${name}: failed requests`, figure: String(failed), goal: '0', isMet: failed === 0 },
  ]
  return { rows, perSecond: median(speed.ours) }
}

await bench(75, async ({ seconds }) => {
  const site = await startSite()
  const bare = await startServer('bench/servers/bare-server.ts')
  const own = (coding: keyof typeof CODINGS) => ({ 'Accept-Encoding': CODINGS[coding] })
  await untilReady(site.url, STORY)
  const slot = seconds / SLOTS
  const identity = await measure('cached, identity', { path: STORY, headers: own('identity') }, site, bare, slot)
  const browser = await measure('cached, browser', { path: STORY, headers: own('browser') }, site, bare, slot)
  const tag = headerOf(await record(site.url, { path: STORY, headers: own('browser') }), 'etag')
  const rows = [...identity.rows, ...browser.rows]
  if (tag === undefined) rows.push({ what: 'unchanged: a page has an ETag', figure: 'none', goal: 'one', isMet: false })
  else {
    const unchanged = await measure('unchanged (304)', { path: STORY, headers: { ...own('browser'), 'If-None-Match': tag } }, site, bare, slot)
    rows.push(...unchanged.rows, judged({ what: 'unchanged (304): requests/s as a multiple of 200' }, unchanged.perSecond / browser.perSecond, { least: 1 }))
  }
  await Promise.all([site.stop(), bare.stop()])
  return rows
})
