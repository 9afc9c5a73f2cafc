import { siteOrigin } from '#app/config/site-origin.server.ts'
import { PROTECTED_PATH } from '#app/content/media/protected-address.ts'
import { signedPass, type PressPass } from './press-pass.server.ts'

/** Path prefix of press links. No language has this prefix. */
export const PASS_PATH = `${PROTECTED_PATH}/pass/`

/** Returns the URL of a press link. */
export function pressLink(pass: PressPass, secret: string): string {
  return new URL(PASS_PATH + signedPass(pass, secret), siteOrigin()).href
}
