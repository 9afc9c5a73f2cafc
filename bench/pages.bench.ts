import { createServer } from 'node:http'
import { once } from 'node:events'
import { startServer } from '../src/serve.server.ts'

/**
 * Print how long a page takes from request to last byte, in milliseconds and as a multiple of what a bare Node server takes
 * to send the same bytes in the same run.
 *
 * Needs a build: `npm run build && node bench/pages.bench.ts`.
 */
const PAGES = { home: '/en', page: '/en/visit', gallery: '/en/about', stories: '/en/stories', story: '/en/stories/why-stars-twinkle', events: '/en/events' }
const WARM_UP = 20
const TIMES = 60

/** The median of many requests, one after the other. */
async function median(url: string): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < WARM_UP + TIMES; turn += 1) {
    const start = performance.now()
    await (await fetch(url)).arrayBuffer()
    if (turn >= WARM_UP) times.push(performance.now() - start)
  }
  return times.toSorted((one, other) => one - other)[TIMES / 2] ?? Number.NaN
}

process.env['PORT'] ??= '3598'
process.env['NODE_ENV'] = 'production'
const site = await startServer()
const bodies = new Map<string, Uint8Array>()
for (const path of Object.values(PAGES)) bodies.set(path, new Uint8Array(await (await fetch(new URL(path, site.url))).arrayBuffer()))
const bare = createServer(({ url = '' }, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(bodies.get(url))).listen(0, 'localhost')
await once(bare, 'listening')
const address = bare.address()
const bareUrl = `http://localhost:${typeof address === 'object' && address ? address.port : ''}`
for (const [name, path] of Object.entries(PAGES)) {
  const [ours, theirs] = [await median(new URL(path, site.url).href), await median(bareUrl + path)]
  console.log(`${name.padEnd(8)} ${ours.toFixed(1)} ms, ${(ours / theirs).toFixed(0)} times a bare server's ${theirs.toFixed(2)} ms`)
}
process.exit(0)
