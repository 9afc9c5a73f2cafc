import { z } from 'zod'
import { readSigned, signed } from '#app/features/preview/signature.server.ts'

/** What the press gets from an editor: the right to see files under embargo, for a time. */
export interface PressPass {
  /** When it ends, in whole seconds since 1970, by the clock of the site. */
  readonly until: number
  /** The page of the site that its link leads to, root-relative. */
  readonly to: string
}

/** Neither `//host` nor what browsers take for it. */
const SITE_PATH = /^\/(?![/\\])\S*$/
const schema = z.tuple([z.number().int(), z.string().regex(SITE_PATH)])

/** Write a pass so that nobody without the secret can write one. */
export function signedPass({ until, to }: PressPass, secret: string): string {
  return signed(JSON.stringify([until, to]), 'press pass', secret)
}

/** Read a pass that was signed with the secret and has not ended; `undefined` for any other text. */
export function readPass(token: string, secret: string, now: Date): PressPass | undefined {
  const pass = readSigned(token, 'press pass', secret, schema)
  return pass && pass[0] * 1000 > now.getTime() ? { until: pass[0], to: pass[1] } : undefined
}
