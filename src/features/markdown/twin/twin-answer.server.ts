import { withShownPage } from '#app/content/pages/shown-page.server.ts'
import { localeCookie } from '#app/i18n/locale-cookie.ts'
import { localeOfRequest } from '#app/i18n/negotiate.server.ts'
import type { Twin } from '#app/i18n/addresses/twins.ts'
import { localeOfPath } from '#app/i18n/addresses/urls.ts'
import { twinResponse } from './twin-response.server.ts'

/**
 * Responds with the Markdown alternate of a page.
 * `show` returns the response of the page, before it is adapted to the client. Its argument `isForAll` is true if the URL names the language,
 * so that the response is the same for all visitors.
 */
export async function twinAnswer(request: Request, twin: Twin, show: (request: Request, isForAll: boolean) => Promise<Response>): Promise<Response> {
  const url = new URL(request.url)
  url.pathname = twin.page
  const locale = twin.locale ?? localeOfPath(twin.page) ?? localeOfRequest(request)
  const headers = new Headers(request.headers)
  headers.delete('Accept')
  if (twin.locale !== undefined) headers.set('Cookie', [pairOf(localeCookie(twin.locale)), headers.get('Cookie')].filter(Boolean).join('; '))
  const { value, page } = await withShownPage(() => show(new Request(url, { headers }), twin.locale !== undefined))
  return twinResponse({ response: value, page, path: twin.page, locale })
}

/** Returns the `Cookie` pair of a `Set-Cookie` header. */
function pairOf(cookie: string): string {
  return cookie.split(';')[0] ?? ''
}
