import { siteOrigin } from '#app/config/site-origin.server.ts'

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
