import { z } from 'zod'
import { readSigned, signed, plausibleTokens } from '#app/features/preview/signature.server.ts'
import { siteOrigin } from '#app/config/site-origin.server.ts'
import { PROTECTED_PATH } from '#app/content/media/protected-address.ts'
import { cookieValues } from '#app/i18n/cookie-values.ts'
import { previewSecret } from '#app/features/preview/preview-secret.server.ts'

/** Temporary permission of journalists to see files under embargo. */
export interface PressPass {
  /** End in whole seconds since 1970, by the clock of the site. */
  readonly until: number
  /** Root-relative page that the link leads to. */
  readonly to: string
}

/** Root-relative path, but no `//host`, nor `/\host`, which browsers read as a host. */
const SITE_PATH = /^\/(?![/\\])\S*$/
const schema = z.tuple([z.number().int(), z.string().regex(SITE_PATH)])

/** Returns a pass as a signed token. */
export function signedPass({ until, to }: PressPass, secret: string): string {
  return signed(JSON.stringify([until, to]), 'press pass', secret)
}

/** Reads a token that was signed with the secret. Returns `undefined` if the token is invalid or has expired. */
export function readPass(token: string, secret: string, now: Date): PressPass | undefined {
  const pass = readSigned(token, 'press pass', secret, schema)
  return pass && pass[0] * 1000 > now.getTime() ? { until: pass[0], to: pass[1] } : undefined
}

/** Path prefix of press links. No language has this prefix. */
export const PASS_PATH = `${PROTECTED_PATH}/pass/`

/** Returns the URL of a press link. */
export function pressLink(pass: PressPass, secret: string): string {
  return new URL(PASS_PATH + signedPass(pass, secret), siteOrigin()).href
}

const NAME = 'press-pass'

/** Returns the valid pass in the cookies of a request, or `undefined`. */
export function passOf({ headers }: Request, now: Date): PressPass | undefined {
  const tokens = plausibleTokens(cookieValues(headers.get('Cookie'), NAME))
  const secret = tokens.length > 0 ? previewSecret() : undefined
  if (secret === undefined) return undefined
  for (const token of tokens) {
    const pass = readPass(token, secret, now)
    if (pass) return pass
  }
  return undefined
}

/**
 * Returns the `Set-Cookie` header of a pass, for the lifetime of the pass. The cookie is hidden from scripts and limited to the path of
 * protected files.
 */
export function passCookie(token: string, { until }: PressPass, now: Date): string {
  const seconds = Math.max(0, Math.floor(until - now.getTime() / 1000))
  return `${NAME}=${token}; Path=${PROTECTED_PATH}; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`
}
