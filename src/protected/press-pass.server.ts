import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** What the press gets from an editor: the right to see files under embargo, for a time. */
export interface PressPass {
  /** When it ends, in whole seconds since 1970. */
  readonly until: number
  /** The page of the site that its link leads to, root-relative. */
  readonly to: string
}

const schema = z.tuple([z.number().int(), z.string().regex(/^\/(?![/\\])/)])

/** Write a pass so that nobody without the secret can write one. */
export function signedPass({ until, to }: PressPass, secret: string): string {
  const payload = Buffer.from(JSON.stringify([until, to])).toString('base64url')
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`
}

/** Read a pass that was signed with the secret and has not ended; `undefined` for any other text. */
export function readPass(text: string, secret: string, now: Date): PressPass | undefined {
  const [payload = '', signature = '', ...more] = text.split('.')
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(payload, secret)]
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { data } = schema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return data && data[0] * 1000 > now.getTime() ? { until: data[0], to: data[1] } : undefined
}

/** The secret signs other things as well: what it says here can stand for none of them. */
function signatureOf(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`press pass\n${payload}`).digest()
}
