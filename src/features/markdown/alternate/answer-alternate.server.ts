import { withShownPage } from '#app/content/pages/shown-page.server.ts'
import { localeCookie } from '#app/i18n/cookie-values.ts'
import { localeOfRequest } from '#app/i18n/negotiate.server.ts'
import type { MarkdownAlternate } from '#app/i18n/addresses/markdown-paths.ts'
import { localeOfPath } from '#app/i18n/addresses/urls.ts'
import type { Visit } from '#app/server/request/step.server.ts'
import { markdownResponse } from './markdown-response.server.ts'

/**
 * Responds with the Markdown alternate of a page.
 * `show` returns the response of the page, before it is adapted to the client. Its argument `isForAll` is true if the URL names the language,
 * so that the response is the same for all visitors.
 */
export async function answerAlternate(
  { request, url: requested }: Visit,
  alternate: MarkdownAlternate,
  show: (request: Request, isForAll: boolean) => Promise<Response>,
): Promise<Response> {
  const url = new URL(requested)
  url.pathname = alternate.page
  const locale = alternate.locale ?? localeOfPath(alternate.page) ?? localeOfRequest(request)
  const headers = new Headers(request.headers)
  headers.delete('Accept')
  if (alternate.locale !== undefined) headers.set('Cookie', [pairOf(localeCookie(alternate.locale)), headers.get('Cookie')].filter(Boolean).join('; '))
  const { value, page } = await withShownPage(() => show(new Request(url, { headers }), alternate.locale !== undefined))
  return markdownResponse({ response: value, page, path: alternate.page, locale })
}

/** Returns the `Cookie` pair of a `Set-Cookie` header. */
function pairOf(cookie: string): string {
  return cookie.split(';')[0] ?? ''
}
