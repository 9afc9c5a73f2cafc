import { markdownPathOf, parseMarkdownPath } from '#app/i18n/addresses/markdown-paths.ts'
import type { Feature } from '#app/server/feature.server.ts'
import type { Answer } from '#app/server/request/step.server.ts'
import { llmsLists } from './llms/endpoint.server.ts'
import { answerAlternate } from './alternate/answer-alternate.server.ts'
import { prefersMarkdown } from '#app/server/request/prefers-markdown.server.ts'
import { isCacheable, setCachePolicy } from '#app/server/response/cache-policy.server.ts'

/** Markdown alternates of all pages, and their lists. */
export const markdown: Feature = {
  endpoints: [llmsLists],
  services: { markdownPathOf },
  alternate: { requestFor: requestForMarkdown, asNegotiated },
  // A page or redirect by editors at the same path takes precedence over a 404.
  async pageStep(visit, next, { visitOf, finished }) {
    const alternate = parseMarkdownPath(visit.pathname)
    if (!alternate) return next(visit)
    const response = await answerAlternate(visit, alternate, async (page, isForAll) => finished(await next({ ...visitOf(page), isForAll })))
    const answer: Answer = { response, policy: 'finished' }
    if (response.status !== 404) return answer
    const found = await next(visit)
    return found.response.status === 404 ? answer : found
  },
}

/** Returns the request for the Markdown alternate of a page, or `undefined` if the client does not prefer Markdown. */
function requestForMarkdown({ method, url, headers }: Request): Request | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || !prefersMarkdown(headers.get('Accept'))) return undefined
  const asked = new URL(url)
  const alternate = markdownPathOf(asked.pathname)
  if (alternate === undefined) return undefined
  asked.pathname = alternate
  const own = new Headers(headers)
  own.delete('Accept')
  return new Request(asked, { method, headers: own })
}

/**
 * Returns the response of a Markdown alternate as the response at the URL of its page.
 * Shared caches must not store the response there: many ignore `Vary` and would send Markdown to browsers.
 */
function asNegotiated(response: Response, { url }: Request): Response {
  const headers = new Headers(response.headers)
  if ((response.status === 200 || response.status === 304) && isCacheable(headers)) setCachePolicy(headers, 'negotiatedPage')
  if (response.status === 200) headers.set('Content-Location', new URL(url).pathname + new URL(url).search)
  return new Response(response.body, { status: response.status, headers })
}
