import { siteOrigin } from '#app/config/site-origin.server.ts'
import { PROTECTED_PATH } from '#app/content/media/protected-address.ts'
import { signedPass, type PressPass } from './press-pass.server.ts'

/** Where a press link begins its way; no language is called so. */
export const PASS_PATH = `${PROTECTED_PATH}/pass/`

/** Give the address that an editor sends to the press. */
export function pressLink(pass: PressPass, secret: string): string {
  return new URL(PASS_PATH + signedPass(pass, secret), siteOrigin()).href
}
