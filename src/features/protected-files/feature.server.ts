import type { Feature } from '#app/server/feature.server.ts'
import { stylesheet } from '#app/styles/stylesheet.server.ts'
import { pressLinks } from './make-press-link.server.ts'
import { now } from '#app/config/clock.server.ts'
import { PROTECTED_PATH, readProtectedAddress } from '#app/content/media/protected-address.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { barePage } from '#app/server/response/bare-page.server.ts'
import { localeOfRequest } from '#app/i18n/negotiate.server.ts'
import { previewSecret } from '#app/features/preview/preview-secret.server.ts'
import { m } from '#messages'
import { passCookie, PASS_PATH, readPass } from './press-pass.server.ts'
import { protectedFile } from './protected-file.server.ts'

/** Serves protected files, and press passes for files under embargo. */
const files: Endpoint = {
  isAt: (pathname) => pathname.startsWith(`${PROTECTED_PATH}/`),
  methods: ['GET', 'HEAD'],
  policy: 'signedAddress',
  async answer(request, _call, { pathname, search }) {
    if (pathname.startsWith(PASS_PATH)) return admitted(request, pathname.slice(PASS_PATH.length))
    return protectedFile(request, readProtectedAddress(pathname), search.slice(1), stylesheet)
  },
}

/** Files under embargo, and links with which the press reads them earlier. */
export const protectedFiles: Feature = { endpoints: [pressLinks(stylesheet), files], services: { makesPressLinks: true } }

/** Stores the pass of a press link in a cookie and redirects to its page. */
function admitted(request: Request, token: string): Response {
  const secret = previewSecret()
  const pass = secret === undefined ? undefined : readPass(token, secret, now())
  if (pass) return new Response(null, { status: 303, headers: { Location: pass.to, 'Set-Cookie': passCookie(token, pass, now()) } })
  const locale = localeOfRequest(request)
  return barePage({ status: 403, locale, stylesheet, title: m.press_link_title({}, { locale }), text: m.press_link_text({}, { locale }) })
}
