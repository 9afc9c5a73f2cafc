import { siteOrigin } from '#app/config/site-origin.server.ts'
import { openSource as openAndRead, type Opening } from '#app/content/client/opening.server.ts'
import { recorded } from '#app/content/dependencies/recorder.server.ts'
import { closeSlugHistory, openSlugHistory } from '#app/content/slug-history/slug-history.server.ts'
import { notifySearchEngines } from '#app/features/indexnow/notify-search-engines.server.ts'
import { asNegotiated, requestForMarkdown as markdownRequestOf } from '#app/features/markdown/alternate/negotiation.server.ts'
import { saveMisses } from '#app/features/search/misses/misses.server.ts'
import { closeIndex } from '#app/features/search/running/running-index.server.ts'
import { compress } from '#app/server/connection/compress.server.ts'
import { hostOf, pathnameOf } from '#app/server/request/pathname.server.ts'
import { withETag } from '#app/server/response/etag.server.ts'
import { knownHost, withOwnScripts } from '#app/server/security/content-security-policy.server.ts'
import { openContent } from '#app/site-content/site-content.server.ts'
import { siteModel } from '#app/site-content/site-model.server.ts'
import { closeSource, contentSource } from '#app/site-content/site-source.server.ts'
import { endpointAt } from './endpoints.server.ts'
import { answerRequest, pages } from './pipeline.server.ts'

export { contentSource } from '#app/site-content/site-source.server.ts'
export { now } from '#app/config/clock.server.ts'
export { openSearch } from '#app/features/search/running/open-search.server.ts'
export { asNegotiated } from '#app/features/markdown/alternate/negotiation.server.ts'
export { sessionOf as previewOf } from '#app/features/preview/preview-cookie.server.ts'

let isKeeping = false
export const { keyOf, useStored } = pages

/** Opens the content and inspects it. Then starts to record the slug history and to notify search engines of changes. Never throws. */
export async function openSource(): Promise<Opening> {
  const opening = await openAndRead({ contentSource })
  await pages.followListings()
  if (opening.kind === 'open' && !isKeeping) {
    isKeeping = true
    await openSlugHistory(await contentSource(), openContent, siteModel.settings.type)
    await notifySearchEngines()
  }
  return opening
}

/** Stops background work. Settles when the files on disk are complete. Never throws. */
export async function close(): Promise<void> {
  await Promise.allSettled([closeSource(), closeSlugHistory(), closeIndex(), saveMisses()])
}

/** Responds to every request except those for built files. Never throws. */
export default {
  async fetch(request: Request): Promise<Response> {
    const alternate = requestForMarkdown(request)
    if (alternate) return asNegotiated(await finished(alternate, await answerRequest(alternate)), alternate)
    return finished(request, await answerRequest(request))
  },
}

/** Returns the request for the Markdown alternate of a page, if the client prefers Markdown. */
export function requestForMarkdown(request: Request): Request | undefined {
  const alternate = markdownRequestOf(request)
  return alternate && !endpointAt(pathnameOf(request.url)) ? alternate : undefined
}

/** Responds to a request and records the dependencies of the response. The response must still be `finished` for a client. */
export function produce(request: Request) {
  return recorded(() => answerRequest(request))
}

/** Adapts a response to the client: hosts of the Content-Security-Policy, ETag, content coding. */
export async function finished(request: Request, whole: Response): Promise<Response> {
  const policy = whole.headers.get('Content-Security-Policy')
  const own = hostOf(siteOrigin())
  if (policy !== null) whole.headers.set('Content-Security-Policy', withOwnScripts(policy, knownHost(hostOf(request.url), own), own))
  const sent = await compress(request, await withETag(request, whole))
  return request.method === 'HEAD' ? new Response(null, sent) : sent
}
