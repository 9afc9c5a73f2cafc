import { inSite, siteOfHost } from '#app/config/current-site.server.ts'
import { siteOrigin } from '#app/config/site-origin.server.ts'
import { openSource as openAndRead, type Opening } from '#app/content/client/opening.server.ts'
import { recorded } from '#app/content/dependencies/recorder.server.ts'
import { closeSlugHistory, openSlugHistory } from '#app/content/slug-history/slug-history.server.ts'
import { compress } from '#app/server/connection/compress.server.ts'
import { hostOf, pathnameOf } from '#app/server/request/pathname.server.ts'
import { plainText } from '#app/server/response/plain-text.server.ts'
import { withETag } from '#app/server/response/etag.server.ts'
import { knownHost, withOwnScripts } from '#app/server/security/content-security-policy.server.ts'
import { withSecurityHeaders } from '#app/server/security/security-headers.server.ts'
import { openContent } from '#app/site-content/site-content.server.ts'
import { siteModel } from '#app/site-content/site-model.server.ts'
import { closeSource, contentSource } from '#app/site-content/site-source.server.ts'
import { endpointAt } from './endpoints.server.ts'
import { FEATURES } from './features.server.ts'
import { answerRequest, pages } from './pipeline.server.ts'

export { contentSource } from '#app/site-content/site-source.server.ts'
export { now } from '#app/config/clock.server.ts'
export { kindOf } from './endpoints.server.ts'

/** The alternate representation of pages, if a feature has one. */
const alternateOfPages = FEATURES.find((feature) => feature.alternate)?.alternate
let isKeeping = false
export const { keyOf, useStored } = pages

/** Opens the content and inspects it. Then starts to record the slug history and the work of features. Never throws. */
export async function openSource(): Promise<Opening> {
  const opening = await openAndRead({ contentSource })
  await pages.followListings()
  if (opening.kind === 'open' && !isKeeping) {
    isKeeping = true
    await openSlugHistory(await contentSource(), openContent, siteModel.settings.type)
    for (const { contentOpened } of FEATURES) await contentOpened?.()
  }
  return opening
}

/** Starts the work of features that waits until the server listens. `build` identifies the build. Never throws. */
export async function listening(build: string): Promise<void> {
  await Promise.all(FEATURES.map((feature) => feature.listening?.(build)))
}

/** Returns whether this process may get visitors, once the content is open. */
export function isReady(): boolean {
  return FEATURES.every((feature) => feature.isReady?.() ?? true)
}

/** Stops background work. Settles when the files on disk are complete. Never throws. */
export async function close(): Promise<void> {
  await Promise.allSettled([closeSource(), closeSlugHistory(), ...FEATURES.map((feature) => feature.close?.())])
}

/** Responds to every request except those for built files. Never throws. */
export default {
  fetch: (request: Request): Promise<Response> =>
    atSite(request, async () => {
      const alternate = requestForMarkdown(request)
      if (alternate) return asNegotiated(await finished(alternate, await answerRequest(alternate)), alternate)
      return finished(request, await answerRequest(request))
    }),
}

/** Runs the work of a request for the site of its host. Refuses the request with 421 if no site answers the host. */
export async function atSite(request: Request, work: () => Promise<Response>): Promise<Response> {
  const site = siteOfHost(hostOf(request.url))
  return site ? inSite(site, work) : withSecurityHeaders(plainText(421, 'There is no site at this host.'))
}

/** Returns the request for the Markdown alternate of a page, if the client prefers Markdown. */
export function requestForMarkdown(request: Request): Request | undefined {
  const own = alternateOfPages?.requestFor(request)
  return own && !endpointAt(pathnameOf(request.url)) ? own : undefined
}

/** Returns the response of a Markdown alternate as the response at the URL of its page. */
export function asNegotiated(response: Response, request: Request): Response {
  return alternateOfPages?.asNegotiated(response, request) ?? response
}

/** Returns whether no cache may store responses to requests with this `Cookie` header. */
export function isPrivate(cookies: string | undefined): boolean {
  return FEATURES.some((feature) => feature.isPrivate?.(cookies))
}

/** Responds to a request and records the dependencies of the response. The response must still be `finished` for a client. */
export async function produce(request: Request) {
  const produced = await recorded(() => atSite(request, () => answerRequest(request)))
  for (const { rendered } of FEATURES) rendered?.(produced.dependencies)
  return produced
}

/** Adapts a response to the client: hosts of the Content-Security-Policy, ETag, content coding. */
export async function finished(request: Request, whole: Response): Promise<Response> {
  const policy = whole.headers.get('Content-Security-Policy')
  const own = hostOf(siteOrigin())
  if (policy !== null) whole.headers.set('Content-Security-Policy', withOwnScripts(policy, knownHost(hostOf(request.url), own), own))
  const sent = await compress(request, await withETag(request, whole))
  return request.method === 'HEAD' ? new Response(null, sent) : sent
}
