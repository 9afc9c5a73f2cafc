import { z } from 'zod'
import { isInCalendar } from '#app/content/preview/moment-in-zone.server.ts'
import type { PreviewSession } from '#app/content/preview/preview-session.ts'
import { cookieValues } from '#app/i18n/cookie-values.ts'
import { previewSecret } from './preview-secret.server.ts'
import { plausibleTokens, readSigned, signed } from './signature.server.ts'

/**
 * The name of the cookie, and what its signature is for. Over https the name keeps other hosts of the domain from setting it; browsers
 * accept no such name over http. A session of one is none of the other.
 */
const OVER_HTTPS = { name: '__Host-preview', purpose: 'session' } as const
const OVER_HTTP = { name: 'preview', purpose: 'session over http' } as const

const moment = z
  .number()
  .transform((milliseconds) => new Date(milliseconds))
  .refine(isInCalendar)
const schema = z.object({
  entry: z.string().optional(),
  at: moment.optional(),
  release: z.string().optional(),
  until: moment,
  // Required: a cookie that does not say so would else be an editor's.
  guest: z.union([z.literal(false), z.object({ isOnce: z.boolean(), mayShare: z.boolean() })]),
})

/** Returns the session that a `Cookie` header proves; `undefined` for visitors, and if the session has ended. Never throws. */
export function sessionOf(cookies: string | null | undefined): PreviewSession | undefined {
  // Every request for a cached page comes here, and few have a cookie with either name, of which one ends with the other.
  if (!cookies?.includes(`${OVER_HTTP.name}=`)) return undefined
  const tokens = [OVER_HTTPS, OVER_HTTP].flatMap(({ name, purpose }) => plausibleTokens(cookieValues(cookies, name)).map((token) => ({ token, purpose })))
  const secret = tokens.length > 0 ? previewSecret() : undefined
  if (secret === undefined) return undefined
  for (const { token, purpose } of tokens) {
    const read = readSigned(token, purpose, secret, schema)
    if (!read || read.until.getTime() <= Date.now()) continue
    const { entry, guest, ...session } = read
    return { ...session, scope: entry === undefined ? 'all' : { entry }, guest: guest || undefined }
  }
  return undefined
}

/**
 * Writes the cookie of a session, as `Set-Cookie` takes it. `isHttps` tells whether the browser reaches the site over https.
 *
 * Contentful shows the site in a frame: there a browser sends a cookie only with `SameSite=None` and, if it separates those of third
 * parties, `Partitioned`. Over http only addresses of the own machine count as secure.
 */
export function sessionCookie({ scope, at, release, until, guest }: PreviewSession, secret: string, isHttps = false): string {
  const entry = scope === 'all' ? undefined : scope.entry
  const text = JSON.stringify({ entry, at: at?.getTime(), release, until: until.getTime(), guest: guest ?? false })
  const seconds = Math.max(0, Math.floor((until.getTime() - Date.now()) / 1000))
  const { name, purpose } = isHttps ? OVER_HTTPS : OVER_HTTP
  return cookie(name, signed(text, purpose, secret), seconds)
}

/** Writes the cookie that ends a session. */
export function endedCookie(isHttps: boolean): string {
  return cookie((isHttps ? OVER_HTTPS : OVER_HTTP).name, '', 0)
}

function cookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=None; Partitioned`
}
