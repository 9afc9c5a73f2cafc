import { z } from 'zod'
import type { PreviewSession } from '#app/content/preview/preview-session.ts'
import { cookieValues } from '#app/http/request/cookies.server.ts'
import { previewSecret } from './preview-secret.server.ts'
import { signed, verifiedJson } from './signature.server.ts'

const NAME = 'preview'

const schema = z.object({
  entry: z.string().optional(),
  at: z.number().optional(),
  release: z.string().optional(),
  until: z.number(),
})

/** Give the session that a `Cookie` header proves; `undefined` for a visitor, and for who has one that has ended. */
export function sessionOf(cookies: string | null | undefined): PreviewSession | undefined {
  const values = cookieValues(cookies, NAME)
  const secret = values.length > 0 ? previewSecret() : undefined
  if (secret === undefined) return undefined
  const sessions = values.map((value) => readSession(verifiedJson(value, 'session', secret)))
  return sessions.find((session) => session && session.until.getTime() > Date.now())
}

function readSession(signedValue: unknown): PreviewSession | undefined {
  const read = schema.safeParse(signedValue).data
  if (!read) return undefined
  const { entry, at, release, until } = read
  return { scope: entry === undefined ? 'all' : { entry }, at: at === undefined ? undefined : new Date(at), release, until: new Date(until) }
}

/**
 * Write the cookie of a session, as `Set-Cookie` takes it.
 *
 * Contentful shows the site in a frame: there a browser sends a cookie only with `SameSite=None` and, where it keeps those of third parties
 * apart, `Partitioned`. Of `http` only addresses of one's own machine count as secure.
 */
export function sessionCookie({ scope, at, release, until }: PreviewSession, secret: string): string {
  const text = JSON.stringify({ entry: scope === 'all' ? undefined : scope.entry, at: at?.getTime(), release, until: until.getTime() })
  const seconds = Math.max(0, Math.floor((until.getTime() - Date.now()) / 1000))
  return cookie(signed(text, 'session', secret), seconds)
}

/** Write what ends a session. */
export function endedCookie(): string {
  return cookie('', 0)
}

function cookie(value: string, seconds: number): string {
  return `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=None; Partitioned`
}
