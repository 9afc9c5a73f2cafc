import { siteOrigin } from '#app/config/site-origin.server.ts'
import { openSource as openAndRead, type Opening } from '#app/content/client/opening.server.ts'
import { recorded } from '#app/content/dependencies/recorder.server.ts'
import { closeFormerAddresses, keepFormerAddresses } from '#app/content/former/former.server.ts'
import { tellEngines } from '#app/features/indexnow/tell-engines.server.ts'
import { asNegotiated, twinAsked as twinAskedBy } from '#app/features/markdown/twin/negotiation.server.ts'
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
export { asNegotiated } from '#app/features/markdown/twin/negotiation.server.ts'
export { sessionOf as previewOf } from '#app/features/preview/preview-cookie.server.ts'

let isKeeping = false
export const { keyOf, useStored } = pages

/** Opens the content and inspects it. Then starts to record the slug history and to notify search engines of changes. Never throws. */
export async function openSource(): Promise<Opening> {
  const opening = await openAndRead({ contentSource })
  await pages.followListings()
  if (opening.kind === 'open' && !isKeeping) {
    isKeeping = true
    await keepFormerAddresses(await contentSource(), openContent, siteModel.settings.type)
    await tellEngines()
  }
  return opening
}

/** Stops background work. Settles when the files on disk are complete. Never throws. */
export async function close(): Promise<void> {
  await Promise.allSettled([closeSource(), closeFormerAddresses(), closeIndex(), saveMisses()])
}

/** Responds to every request except those for built files. Never throws. */
export default {
  async fetch(request: Request): Promise<Response> {
    const twin = twinAsked(request)
    if (twin) return asNegotiated(await finished(twin, await answerRequest(twin)), twin)
    return finished(request, await answerRequest(request))
  },
}

/** Returns the request for the Markdown alternate of a page, if the client prefers Markdown. */
export function twinAsked(request: Request): Request | undefined {
  const twin = twinAskedBy(request)
  return twin && !endpointAt(pathnameOf(request.url)) ? twin : undefined
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
