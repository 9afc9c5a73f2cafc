import { markdownPathOf, parseMarkdownPath } from '#app/i18n/addresses/markdown-paths.ts'
import type { Feature } from '#app/server/feature.server.ts'
import type { Answer } from '#app/server/request/step.server.ts'
import { llmsLists } from './llms/endpoint.server.ts'
import { answerAlternate } from './alternate/answer-alternate.server.ts'
import { asNegotiated, requestForMarkdown } from './alternate/negotiation.server.ts'

/** Markdown alternates of all pages, and their lists. */
export const markdown: Feature = {
  endpoints: [llmsLists],
  services: { markdownPathOf },
  alternate: { requestFor: requestForMarkdown, asNegotiated },
  // A page or redirect by editors at the same path takes precedence over a 404.
  async pageStep(visit, next, { visitOf, finished }) {
    const alternate = parseMarkdownPath(visit.pathname)
    if (!alternate) return next(visit)
    const response = await answerAlternate(visit.request, alternate, async (page, isForAll) => finished(await next({ ...visitOf(page), isForAll })))
    const answer: Answer = { response, policy: 'finished' }
    if (response.status !== 404) return answer
    const found = await next(visit)
    return found.response.status === 404 ? answer : found
  },
}
