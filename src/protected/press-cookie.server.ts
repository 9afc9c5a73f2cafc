import { PROTECTED_PATH } from '#app/content/media/protected-address.ts'
import { cookieValues } from '#app/http/request/cookies.server.ts'
import { previewSecret } from '#app/preview/preview-secret.server.ts'
import { readPass, type PressPass } from './press-pass.server.ts'

const NAME = 'press-pass'

/** Read the pass that a browser brings along; `undefined` where it has none that holds. */
export function passOf({ headers }: Request, now: Date): PressPass | undefined {
  const [token] = cookieValues(headers.get('Cookie'), NAME)
  const secret = token && previewSecret()
  return secret ? readPass(token, secret, now) : undefined
}

/** Write the cookie by which a browser keeps a pass as long as it holds. No script reads it, and only the protected files get it. */
export function passCookie(token: string, { until }: PressPass, now: Date): string {
  const seconds = Math.max(0, Math.floor(until - now.getTime() / 1000))
  return `${NAME}=${token}; Path=${PROTECTED_PATH}; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`
}
