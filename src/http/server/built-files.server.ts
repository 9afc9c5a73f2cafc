import { staticMiddleware } from 'srvx/static'
import { isReadable } from '../request/readable-path.server.ts'
import { pathOf } from '../request/request-path.server.ts'

const HOUR = 3600
const YEAR = 365 * 24 * HOUR

const ASSETS = '/assets/'
const FILE_PATH = /\.[a-z0-9]{2,12}$/i
/** Types that the middleware does not know. */
const TYPES: Readonly<Record<string, string>> = { webmanifest: 'application/manifest+json' }

export type Answer = (request: Request) => Response | Promise<Response>

/** Serve the files of a folder: from disk only where the path names one, everything else by `others`. */
export function builtFiles(dir: string, others: Answer): Answer {
  // Built files carry a hash of their content in their name.
  const assets = staticMiddleware({ dir, maxAge: YEAR, immutable: true, encodings: true })
  const files = staticMiddleware({ dir, maxAge: HOUR, encodings: true })
  return async (request) => {
    const path = pathOf(request.url)
    const isFile = path.startsWith(ASSETS) || FILE_PATH.test(path)
    if (!isFile || !isReadable(path)) return others(request)
    if (path.startsWith(ASSETS)) return assets(request, notFound)
    const response = await files(request, () => others(request))
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)]
    if (type && response.ok) response.headers.set('Content-Type', type)
    return response
  }
}

function notFound(): Response {
  return new Response('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } })
}
