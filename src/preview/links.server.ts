import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { signed, verifiedJson } from './signature.server.ts'

/** A link that somebody may be sent: to the draft of one entry, or to those of the whole site. */
export interface PreviewLink {
  /** Names it, so that one that opens once is known again. */
  readonly id: string
  /** The entry whose page it opens. */
  readonly entry?: string | undefined
  /** Tag of the language in which it opens it. */
  readonly locale?: string | undefined
  /** Whether it shows the drafts of the whole site. */
  readonly isWhole: boolean
  /** Whether it opens once alone. */
  readonly isOnce: boolean
  /** When it ends, and the session with it. Milliseconds. */
  readonly until: number
}

const schema = z.object({
  id: z.string(),
  entry: z.string().optional(),
  locale: z.string().optional(),
  isWhole: z.boolean(),
  isOnce: z.boolean(),
  until: z.number(),
})

/** Sign a link; gives the token that it carries. */
export function linkToken(link: Omit<PreviewLink, 'id'>, secret: string): string {
  return signed(JSON.stringify({ id: randomUUID(), ...link }), 'link', secret)
}

/** Read the token of a link; `undefined` where it was not signed with the secret. Whether it has ended is for the caller to say. */
export function readLink(token: string, secret: string): PreviewLink | undefined {
  return schema.safeParse(verifiedJson(token, 'link', secret)).data
}
