import { staticMiddleware } from 'srvx/static'
import { plainText } from '../response/plain-text.server.ts'
import { isWellFormedPath } from '../request/well-formed-path.server.ts'
import { pathnameOf } from '../request/pathname.server.ts'
import type { Handler } from './listen.server.ts'

const HOUR = 3600
const YEAR = 365 * 24 * HOUR

const ASSETS = '/assets/'
const FILE_PATH = /\.[a-z0-9]{2,12}$/i
/** Types that the middleware does not know. */
const TYPES: Readonly<Record<string, string>> = { webmanifest: 'application/manifest+json' }

/** Serve the files of a folder; `next` answers what does not look like a file, which costs no look at the disk, and what is none. */
export function builtFiles(dir: string, next: Handler): Handler {
  // Built files carry a hash of their content in their name.
  const assets = staticMiddleware({ dir, maxAge: YEAR, immutable: true, encodings: true })
  const files = staticMiddleware({ dir, maxAge: HOUR, encodings: true })
  return async (request) => {
    const path = pathnameOf(request.url)
    const isFile = path.startsWith(ASSETS) || FILE_PATH.test(path)
    if (!isFile || !isWellFormedPath(path)) return next(request)
    if (path.startsWith(ASSETS)) return assets(request, () => plainText(404, 'Not found'))
    const response = await files(request, () => next(request))
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)]
    if (type && response.ok) response.headers.set('Content-Type', type)
    return response
  }
}
