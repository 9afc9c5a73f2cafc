import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import site from '#config'
import { checkSite } from './config/check-site.server.ts'
import { environment } from './config/env.server.ts'
import { compressed } from './http/compress.server.ts'

const HANDLER = new URL('../dist/server/server.js', import.meta.url)
const FILES = fileURLToPath(new URL('../dist/client/', import.meta.url))
const HOUR = 3600
const YEAR = 365 * 24 * HOUR

const FILE_PATH = /\.[a-z0-9]{2,12}$/i

/** Serve the built site: files from disk only where the path names one, everything else by the application. */
export async function startServer(): Promise<{ url: string; close: () => Promise<void> }> {
  checkSite(site)
  const { PORT, HOST } = environment()
  if (!existsSync(HANDLER)) throw new Error('There is no built site in dist/: run `npm run build` first, or `npm start`, which does both.')
  const { default: app }: { default: { fetch: (request: Request) => Promise<Response> } } = await import(HANDLER.href)
  // Built files carry a hash of their content in their name.
  const assets = staticMiddleware({ dir: FILES, maxAge: YEAR, immutable: true, encodings: true })
  const others = staticMiddleware({ dir: FILES, maxAge: HOUR, encodings: true })
  const answer = async (request: Request) => compressed(request, await app.fetch(request))
  const server = serve({
    port: PORT,
    hostname: HOST,
    silent: true,
    fetch(request) {
      const path = pathOf(request.url)
      if (path.startsWith('/assets/')) return assets(request, () => new Response('Not found\n', { status: 404, headers: { 'Cache-Control': 'no-store' } }))
      return FILE_PATH.test(path) ? others(request, () => answer(request)) : answer(request)
    },
  })
  await server.ready()
  const port = server.url ? new URL(server.url).port : String(PORT)
  return { url: `http://${HOST}:${port}/`, close: () => server.close() }
}

/** Cut the path out of an absolute address; parsing it whole costs more than the rest of a cache hit. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const query = url.indexOf('?', start)
  return url.slice(start, query < 0 ? undefined : query)
}
