import { withShownPage } from '#app/content/pages/shown-page.server.ts'
import { localeCookie } from '#app/i18n/locale-cookie.ts'
import { localeOfRequest } from '#app/i18n/negotiate.server.ts'
import type { Twin } from '#app/i18n/addresses/twins.ts'
import { localeOfPath } from '#app/i18n/addresses/urls.ts'
import { twinResponse } from './twin-response.server.ts'

/**
 * Make the Markdown twin of a page.
 *
 * `show` answers a request for a page, finished but for what depends on who asks; `isForAll` tells it that the address
 * names the language, so that the answer is everybody's.
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

/** Of what a browser is told to remember, what it sends. */
function pairOf(cookie: string): string {
  return cookie.split(';')[0] ?? ''
}
