import { siteOrigin } from '#app/config/site-origin.server.ts'

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Tells whether a visitor's browser reaches the site over https: as a proxy says (`X-Forwarded-Proto`), by the connection itself, or else
 * by the site's own origin. A host name of this machine is reached over http, whatever the origin is.
 */
export function isHttps({ url, headers }: Request): boolean {
  const [forwarded] = headers.get('X-Forwarded-Proto')?.split(',') ?? []
  if (forwarded !== undefined) return forwarded.trim().toLowerCase() === 'https'
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (siteOrigin().startsWith('https:') && !LOOPBACK.test(hostname))
}
