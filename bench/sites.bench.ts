import { freePort } from '../tests/support/process.ts'
import { makeCopy } from '../tests/support/site-copy.ts'
import type { SiteOfSeveral } from '../src/config/site.ts'
import { CODINGS, failures } from './load/job.ts'
import { load } from './load/load.ts'
import { bench } from './report/bench.ts'
import { brief, judged, median, type Row } from './report/row.ts'
import { startSite, untilReady } from './servers/site.ts'
import type { Server } from './servers/process.ts'

// Measures the processor time of a cached page with one site, with three sites, and with publishing per locale, in turns on the same machine.

const STORY = '/en/stories/why-stars-twinkle'
const CONNECTIONS = 32
const ROUNDS = 15
/** A cached page may take this much more processor time than with one site. */
const MOST = 1.02

/** A server is idle if it takes at most this much processor time in a second. */
const IDLE_MS = 20
const MAX_START_SECONDS = 60

/** Three sites. The last one is measured, because hosts are compared in order. */
const SITES: readonly SiteOfSeveral[] = [
  { id: 'city', origin: 'http://city.localhost', languages: ['en', 'de'], entries: { tag: 'city' } },
  { id: 'fund', origin: 'http://fund.localhost', languages: ['en', 'ar'], entries: { tag: 'fund' } },
  { id: 'museum', origin: 'http://museum.localhost', entries: { unclaimed: true } },
]

/** Builds the site with additional settings, and serves it. */
async function serve(name: string, settings: string, site = ''): Promise<Server> {
  const folder = await makeCopy(`bench-${name}`, (edit) =>
    settings === '' ? Promise.resolve() : edit('app.config.ts', '  localePrefix:', `${settings}\n  localePrefix:`),
  )
  const port = await freePort()
  const server = await startSite({ checkout: folder, env: { PORT: String(port), SITE_ORIGIN: `${site}http://localhost:${port}` } })
  await untilReady(server.url, STORY)
  return server
}

/** Waits until a server does no work of its start, such as an index of the search, which would count as work for requests. */
async function untilIdle(server: Server): Promise<void> {
  for (let second = 0, last = Infinity; second < MAX_START_SECONDS && last > IDLE_MS; second += 1) {
    const before = await server.usage()
    await new Promise((later) => setTimeout(later, 1000))
    last = (await server.usage()).cpuMs - before.cpuMs
  }
}

await bench(120, async ({ seconds }) => {
  const one = await serve('one-site', '')
  const others = [
    { what: 'three sites', server: await serve('three-sites', `  sites: ${JSON.stringify(SITES)},`, 'museum=') },
    { what: 'publishing per locale', server: await serve('per-locale', `  publishing: 'locale',`) },
  ]
  const asks = [{ path: STORY, headers: { 'Accept-Encoding': CODINGS.browser } }]
  const job = { asks, connections: CONNECTIONS, seconds: seconds / (ROUNDS * 2 * others.length + 3) }
  for (const server of [one, ...others.map((each) => each.server)]) {
    await load(server, job)
    await untilIdle(server)
  }
  const rows: Row[] = []
  let failed = 0
  for (const { what, server } of others) {
    const pairs: { readonly alone: number; readonly other: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      // The order alternates, because the machine may become slower or faster during a pair.
      const [first, second] = round % 2 === 0 ? [one, server] : [server, one]
      const [early, late] = [await load(first, job), await load(second, job)]
      failed += failures(early) + failures(late)
      pairs.push(first === one ? { alone: early.cpuMs, other: late.cpuMs } : { alone: late.cpuMs, other: early.cpuMs })
    }
    const [alone, together] = [median(pairs.map((each) => each.alone)), median(pairs.map((each) => each.other))]
    rows.push(
      judged(
        { what: `cached page: processor time with ${what} as a multiple of one site`, against: `${brief(together * 1000)} µs and ${brief(alone * 1000)} µs` },
        median(pairs.map((each) => each.other / each.alone)),
        { most: MOST },
      ),
    )
  }
  await Promise.all([one, ...others.map((each) => each.server)].map((server) => server.stop()))
  return [...rows, { what: 'cached page: failed requests', figure: String(failed), goal: '0', isMet: failed === 0 }]
})
