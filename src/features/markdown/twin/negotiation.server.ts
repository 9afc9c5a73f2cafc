import { twinOf } from '#app/i18n/addresses/twins.ts'
import { prefersMarkdown } from '#app/server/request/prefers-markdown.server.ts'
import { mayBeKept, setCachePolicy } from '#app/server/response/cache-policy.server.ts'

/** Give the request for the Markdown twin of a page, where the client rather reads that; nothing where it does not. */
export function twinAsked({ method, url, headers }: Request): Request | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || !prefersMarkdown(headers.get('Accept'))) return undefined
  const asked = new URL(url)
  const twin = twinOf(asked.pathname)
  if (twin === undefined) return undefined
  asked.pathname = twin
  const own = new Headers(headers)
  own.delete('Accept')
  return new Request(asked, { method, headers: own })
}

/**
 * Give the answer of a twin at the address of its page.
 *
 * No cache may share it there: many of them take no notice of `Vary`, and would give it to browsers.
 */
export function asNegotiated(response: Response, { url }: Request): Response {
  const headers = new Headers(response.headers)
  if ((response.status === 200 || response.status === 304) && mayBeKept(headers)) setCachePolicy(headers, 'negotiatedPage')
  if (response.status === 200) headers.set('Content-Location', new URL(url).pathname + new URL(url).search)
  return new Response(response.body, { status: response.status, headers })
}
