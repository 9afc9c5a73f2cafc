import { PROTECTED_PATH } from '#app/content/media/protected-address.ts'
import { cookieValues } from '#app/i18n/cookie-values.ts'
import { previewSecret } from '#app/features/preview/preview-secret.server.ts'
import { plausibleTokens } from '#app/features/preview/signature.server.ts'
import { readPass, type PressPass } from './press-pass.server.ts'

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
