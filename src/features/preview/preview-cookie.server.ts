import { z } from 'zod'
import { isInCalendar } from '#app/content/preview/moment-in-zone.server.ts'
import type { PreviewSession } from '#app/content/preview/preview-session.ts'
import { cookieValues } from '#app/i18n/cookie-values.ts'
import { previewSecret } from './preview-secret.server.ts'
import { plausibleTokens, readSigned, signed } from './signature.server.ts'

/**
 * Name of the cookie and purpose of its signature. Over HTTPS the `__Host-` prefix prevents other hosts of the domain from setting the cookie.
 * Browsers refuse that prefix over HTTP. A session over one protocol is invalid over the other.
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
  // Required: without this field, the cookie of a guest would count as an editor’s.
  guest: z.union([z.literal(false), z.object({ isOnce: z.boolean(), mayShare: z.boolean(), link: z.string() })]),
})

/** Returns the valid session of a `Cookie` header, or `undefined` for visitors and expired sessions. Never throws. */
export function sessionOf(cookies: string | null | undefined): PreviewSession | undefined {
  // Every request for a cached page runs this check, and few have one of the cookies. One name is a suffix of the other.
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
 * Returns the `Set-Cookie` header of a session. `isHttps` is true if the browser uses HTTPS.
 * Contentful embeds the site in an iframe. There browsers only send cookies with `SameSite=None` and, if they partition third-party cookies,
 * `Partitioned`. Over HTTP only local addresses count as secure.
 */
export function sessionCookie({ scope, at, release, until, guest }: PreviewSession, secret: string, isHttps = false): string {
  const entry = scope === 'all' ? undefined : scope.entry
  const text = JSON.stringify({ entry, at: at?.getTime(), release, until: until.getTime(), guest: guest ?? false })
  const seconds = Math.max(0, Math.floor((until.getTime() - Date.now()) / 1000))
  const { name, purpose } = isHttps ? OVER_HTTPS : OVER_HTTP
  return cookie(name, signed(text, purpose, secret), seconds)
}

/** Returns the `Set-Cookie` header that ends a session. */
export function endedCookie(isHttps: boolean): string {
  return cookie((isHttps ? OVER_HTTPS : OVER_HTTP).name, '', 0)
}

function cookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=None; Partitioned`
}
