import { siteOrigin } from '#app/config/site-origin.server.ts'

/** Returns the path of an absolute URL, without its query. Parsing with `URL` would cost more than the rest of a cache hit. */
export function pathnameOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const query = url.indexOf('?', start)
  return url.slice(start, query < 0 ? undefined : query)
}

/** Returns the host of an absolute URL, with its port. */
export function hostOf(url: string): string {
  const start = url.indexOf('//') + 2
  const end = url.indexOf('/', start)
  return url.slice(start, end < 0 ? undefined : end)
}

/** Returns whether a path can be decoded: its percent escapes are valid UTF-8, and none encodes a control character. */
export function isWellFormedPath(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(path.includes('%') ? decodeURIComponent(path) : path)
  } catch {
    return false
  }
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Returns whether the visitor’s browser uses HTTPS, by `X-Forwarded-Proto`, the connection, or else the site’s origin. Local host names always
 * use HTTP.
 */
export function isHttps({ url, headers }: Request): boolean {
  const [forwarded] = headers.get('X-Forwarded-Proto')?.split(',') ?? []
  if (forwarded !== undefined) return forwarded.trim().toLowerCase() === 'https'
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (siteOrigin().startsWith('https:') && !LOOPBACK.test(hostname))
}
