import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { PreviewSession } from '#app/content/preview/preview-session.ts'
import { readSigned, signed } from './signature.server.ts'

const schema = z.object({
  /** Identifies the link, so that one that opens once is recognised. */
  id: z.string(),
  /** The entry whose page it opens. */
  entry: z.string().optional(),
  /** The root-relative address that it opens if it names no entry. */
  to: z.string().optional(),
  /** Tag of the language in which it opens. */
  locale: z.string().optional(),
  /** Whether it shows the drafts of the whole site. */
  isWhole: z.boolean(),
  /** Whether the link opens only once. */
  isOnce: z.boolean(),
  /** Whether the guest of one entry may make links to it. */
  mayShare: z.boolean().optional(),
  /** As of when the site is shown: milliseconds, the id of a release. */
  at: z.number().optional(),
  release: z.string().optional(),
  /** When it ends, and the session with it. Milliseconds. */
  until: z.number(),
})

/** A link that somebody may be sent: to the draft of one entry, or to those of the whole site. */
export type PreviewLink = Readonly<z.output<typeof schema>>

/** What the form for a link asks for. */
export interface LinkWish {
  readonly entry: string | undefined
  readonly to: string
  readonly locale: string
  readonly days: number
  readonly isWhole: boolean
  readonly isOnce: boolean
  readonly mayShare: boolean
}

const DAY_MS = 24 * 3_600_000
const MAX_DAYS = 30

/** Signs a link; returns the token that it carries. */
export function linkToken(link: Omit<PreviewLink, 'id'>, secret: string): string {
  return signed(JSON.stringify({ id: randomUUID(), ...link }), 'link', secret)
}

/** Reads the token of a link; `undefined` if it was not signed with the secret. Whether it has ended is for the caller to check. */
export function readLink(token: string, secret: string): PreviewLink | undefined {
  return readSigned(token, 'link', secret, schema)
}

/** Tells whether a session may make links at all. */
function maySharePreview({ scope, guest }: PreviewSession): boolean {
  return scope === 'all' || guest === undefined || guest.mayShare
}

/**
 * Returns the link that a session makes of what was asked for; `undefined` if it may make none.
 *
 * The link of a guest shows no more, lasts no longer and opens no more often than the link that the guest came by.
 */
export function sharedLink(session: PreviewSession, wish: LinkWish, now: number): Omit<PreviewLink, 'id'> | undefined {
  if (!maySharePreview(session)) return undefined
  const { scope, guest, at, release } = session
  const entry = scope === 'all' ? wish.entry : scope.entry
  const until = now + Math.min(Math.max(wish.days || 1, 1), MAX_DAYS) * DAY_MS
  return {
    entry,
    to: entry === undefined ? wish.to : undefined,
    locale: wish.locale,
    isWhole: scope === 'all' && (wish.isWhole || entry === undefined),
    isOnce: wish.isOnce || guest?.isOnce === true,
    mayShare: wish.mayShare,
    at: at?.getTime(),
    release,
    until: guest ? Math.min(until, session.until.getTime()) : until,
  }
}

/** Returns the session that a link opens. */
export function sessionOfLink({ entry, isWhole, isOnce, mayShare = false, at, release, until }: PreviewLink): PreviewSession {
  return {
    scope: isWhole || entry === undefined ? 'all' : { entry },
    at: at === undefined ? undefined : new Date(at),
    release,
    until: new Date(until),
    guest: { isOnce, mayShare },
  }
}
