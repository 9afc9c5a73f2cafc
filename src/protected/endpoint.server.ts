import { environment } from '#app/config/env.server.ts'
import { now } from '#app/config/clock.server.ts'
import { PROTECTED_PATH, readProtectedAddress } from '#app/content/media/protected-address.ts'
import type { Endpoint } from '#app/http/endpoint.server.ts'
import { plainPage } from '#app/http/response/error-page.server.ts'
import { localeOfRequest } from '#app/i18n/negotiate.server.ts'
import { m } from '#messages'
import stylesheet from '../styles/index.css?url'
import { passCookie } from './press-cookie.server.ts'
import { readPass } from './press-pass.server.ts'
import { protectedFile } from './protected-file.server.ts'

const PASS = `${PROTECTED_PATH}/pass/`

/** Hands out the files that must be signed for, and the right to those under embargo. */
export const protectedFiles: Endpoint = {
  isAt: (pathname) => pathname.startsWith(`${PROTECTED_PATH}/`),
  methods: ['GET', 'HEAD'],
  policy: 'signedAddress',
  async answer(request) {
    const { pathname, search } = new URL(request.url)
    if (pathname.startsWith(PASS)) return admitted(request, pathname.slice(PASS.length))
    return protectedFile(request, readProtectedAddress(pathname), search.slice(1))
  },
}

/** Let a browser keep the pass of a press link, and lead on to the page that it is for. */
function admitted(request: Request, text: string): Response {
  const { SITE_PREVIEW_SECRET: secret } = environment()
  const pass = secret === undefined ? undefined : readPass(text, secret, now())
  if (pass) return new Response(null, { status: 303, headers: { Location: pass.to, 'Set-Cookie': passCookie(text, pass, now()) } })
  const locale = localeOfRequest(request)
  return plainPage(403, locale, stylesheet, { title: m.press_link_title({}, { locale }), text: m.press_link_text({}, { locale }) })
}
