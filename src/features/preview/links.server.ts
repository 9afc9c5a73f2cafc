import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { PreviewSession } from '#app/content/preview/preview-session.ts'
import { readSigned, signed } from './signature.server.ts'

const schema = z.object({
  /** Identifies the link, to detect the second use of a link that opens once. */
  id: z.string(),
  /** Id of the editor’s link from which guests created this one. Absent in links of editors. */
  origin: z.string().optional(),
  /** Entry whose page the link opens. */
  entry: z.string().optional(),
  /** Root-relative URL that the link opens if it names no entry. */
  to: z.string().optional(),
  /** Tag of the language of the page. */
  locale: z.string().optional(),
  /** Whether the link shows the drafts of the whole site. */
  isWhole: z.boolean(),
  /** Whether the link opens only once. */
  isOnce: z.boolean(),
  /** Whether a guest of one entry may create further links to that entry. */
  mayShare: z.boolean().optional(),
  /** Time of the preview in milliseconds, or id of a release. */
  at: z.number().optional(),
  release: z.string().optional(),
  /** End of the link and its session, in milliseconds. */
  until: z.number(),
})

/** Shareable link to the draft of one entry, or to all drafts of the site. */
export type PreviewLink = Readonly<z.output<typeof schema>>

/** Values of the form for a link. */
export interface LinkOptions {
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

/** Signs a link and returns its token. */
export function linkToken(link: Omit<PreviewLink, 'id'>, secret: string): string {
  return signed(JSON.stringify({ id: randomUUID(), ...link }), 'link', secret)
}

/** Reads the token of a link. Returns `undefined` if the signature is invalid. The caller must check `until`. */
export function readLink(token: string, secret: string): PreviewLink | undefined {
  return readSigned(token, 'link', secret, schema)
}

/** Returns whether a session may create links at all. */
function maySharePreview({ scope, guest }: PreviewSession): boolean {
  return scope === 'all' || guest === undefined || guest.mayShare
}

/**
 * Returns the link that a session may create for a form, or `undefined` if the session may not create links.
 * The link of a guest has no more permissions than the link that the guest opened: not more drafts, no later end, no further uses.
 */
export function sharedLink(session: PreviewSession, options: LinkOptions, now: number): Omit<PreviewLink, 'id'> | undefined {
  if (!maySharePreview(session)) return undefined
  const { scope, guest, at, release } = session
  const entry = scope === 'all' ? options.entry : scope.entry
  const until = now + Math.min(Math.max(options.days || 1, 1), MAX_DAYS) * DAY_MS
  return {
    entry,
    to: entry === undefined ? options.to : undefined,
    locale: options.locale,
    isWhole: scope === 'all' && (options.isWhole || entry === undefined),
    isOnce: options.isOnce || guest?.isOnce === true,
    mayShare: options.mayShare,
    at: at?.getTime(),
    release,
    until: guest ? Math.min(until, session.until.getTime()) : until,
    origin: guest?.link,
  }
}

/** Returns the session that a link opens. */
export function sessionOfLink({ id, origin = id, entry, isWhole, isOnce, mayShare = false, at, release, until }: PreviewLink): PreviewSession {
  return {
    scope: isWhole || entry === undefined ? 'all' : { entry },
    at: at === undefined ? undefined : new Date(at),
    release,
    until: new Date(until),
    guest: { isOnce, mayShare, link: origin },
  }
}
