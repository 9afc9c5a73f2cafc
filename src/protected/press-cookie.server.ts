import { PROTECTED_PATH } from '#app/content/media/protected-address.ts'
import { environment } from '#app/config/env.server.ts'
import { readPass, type PressPass } from './press-pass.server.ts'

const NAME = 'press-pass'

/** Read the pass that a browser brings along; `undefined` where it has none that holds. */
export function passOf({ headers }: Request, now: Date): PressPass | undefined {
  const { SITE_PREVIEW_SECRET: secret } = environment()
  const [, text] = new RegExp(`(?:^|;\\s*)${NAME}=([^;\\s]+)`).exec(headers.get('Cookie') ?? '') ?? []
  return secret === undefined || text === undefined ? undefined : readPass(text, secret, now)
}

/** Write the cookie by which a browser keeps a pass as long as it holds. No script reads it, and only the protected files get it. */
export function passCookie(text: string, { until }: PressPass, now: Date): string {
  const seconds = Math.max(0, Math.floor(until - now.getTime() / 1000))
  return `${NAME}=${text}; Path=${PROTECTED_PATH}; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`
}
