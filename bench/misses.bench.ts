import { load, type Loaded } from './load/load.ts'
import { CODINGS, failures, type Ask } from './load/job.ts'
import { bench } from './report/bench.ts'
import { brief, judged, median, spread, type Row } from './report/row.ts'
import { startServer, type Server } from './servers/process.ts'
import { record } from './servers/recorded.ts'
import { startSite, untilReady, WITHOUT_CACHE } from './servers/site.ts'
import { storyAddresses } from './servers/addresses.ts'

// Measures the cost of rendering a page: stories in all languages without the page cache. Each connection requests different ones.

const CONNECTIONS = 32
const ROUNDS = 3

const cpu = (rounds: readonly Loaded[]) => median(rounds.map(({ cpuMs }) => cpuMs))

function rowsOf(name: string, rounds: readonly Loaded[]): Row[] {
  const p50 = median(rounds.map((round) => round.p50))
  const p99 = median(rounds.map((round) => round.p99))
  const failed = rounds.reduce((sum, round) => sum + failures(round), 0)
  return [
    { what: `${name}: pages/s at ${CONNECTIONS} connections, least / median / most`, figure: spread(rounds.map(({ perSecond }) => perSecond)) },
    judged({ what: `${name}: p99 as a multiple of the median`, against: `median ${brief(p50)} ms, p99 ${brief(p99)} ms` }, p99 / p50, { most: 4 }),
    { what: `${name}: failed requests`, figure: String(failed), goal: '0', isMet: failed === 0 },
  ]
}

async function heldAgainstBefore(checkout: string, asks: readonly Ask[], site: Server, seconds: number): Promise<{ ours: Loaded[]; rows: Row[] }> {
  const before = await startSite({ env: WITHOUT_CACHE, checkout })
  await untilReady(before.url, '/en')
  const job = { asks, connections: CONNECTIONS, seconds: seconds / 2 }
  const [ours, theirs]: [Loaded[], Loaded[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round += 1) {
    const loaded = { theirs: await load(before, job), ours: await load(site, job) }
    // The first round is a warm-up.
    if (round === 0) continue
    ours.push(loaded.ours)
    theirs.push(loaded.theirs)
  }
  await before.stop()
  const against = `${checkout}: ${brief(cpu(theirs))} ms, p99 ${brief(median(theirs.map(({ p99 }) => p99)))} ms`
  return { ours, rows: [judged({ what: 'rendered: processor time of a story as a share of before', against }, cpu(ours) / cpu(theirs), { most: 0.25 })] }
}

await bench(30, async ({ seconds, against }) => {
  const site = await startSite({ env: WITHOUT_CACHE })
  const bare = await startServer('bench/servers/bare-server.ts')
  await untilReady(site.url, '/en')
  const asks = (await storyAddresses(site.url)).map((path) => ({ path, headers: { 'Accept-Encoding': CODINGS.browser } }))
  bare.send(await record(site.url, asks[0] ?? { path: '/en' }))
  const slot = seconds / (ROUNDS + 2)
  const ofBare = await load(bare, { asks: asks.slice(0, 1), connections: CONNECTIONS, seconds: slot })
  const { ours, rows } = against === undefined ? { ours: await alone(site, asks, slot), rows: [] } : await heldAgainstBefore(against, asks, site, slot)
  await Promise.all([site.stop(), bare.stop()])
  const price = {
    what: 'rendered: processor time of a story',
    figure: `${brief(cpu(ours))} ms`,
    against: `a bare Node server's answer ${brief(ofBare.cpuMs)} ms: ${brief(cpu(ours) / ofBare.cpuMs)} times that`,
  }
  return [...rowsOf('rendered', ours), price, ...rows]
})

async function alone(site: Server, asks: readonly Ask[], seconds: number): Promise<Loaded[]> {
  const rounds: Loaded[] = []
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await load(site, { asks, connections: CONNECTIONS, seconds }))
  return rounds.slice(1)
}
