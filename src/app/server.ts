import { createStartHandler } from '@tanstack/react-start/server'
import site from '#config'
import { siteOrigin } from '#app/config/site-origin.server.ts'
import { recorded } from '#app/content/dependencies/recorder.server.ts'
import { endpointAt } from './endpoints.server.ts'
import { openSource as lookIntoSource, type Opening } from '#app/content/client/opening.server.ts'
import { closeSource, contentSource, MEDIA_PATH } from '#app/content/client/source.server.ts'
import { closeFormerAddresses, keepFormerAddresses } from '#app/content/former/former.server.ts'
import { findRedirect } from '#app/content/redirects/find-redirect.server.ts'
import { storedPages } from '#app/server/page-cache/stored-pages.server.ts'
import { compress } from '#app/server/connection/compress.server.ts'
import { knownHost, withOwnScripts } from '#app/server/security/content-security-policy.server.ts'
import { renderWhole } from '#app/server/connection/whole-page.server.ts'
import { Turnstile } from '#app/server/connection/turnstile.server.ts'
import { withETag } from '#app/server/response/etag.server.ts'
import { errorPage } from '#app/server/response/error-page.server.ts'
import { reportFailure } from '#app/server/response/public-error.server.ts'
import { fileRedirect } from '#app/server/request/file-redirect.server.ts'
import { attended, detached } from '#app/server/request/on-behalf.server.ts'
import { canonicalRedirect, foreignPageRedirect } from '#app/server/request/canonical-redirect.server.ts'
import { finalizeResponse } from '#app/server/response/finalize-response.server.ts'
import { mediaResponse } from '#app/server/connection/media-response.server.ts'
import { refuseMethod } from '#app/server/request/method-guard.server.ts'
import { isWellFormedPath } from '#app/server/request/well-formed-path.server.ts'
import { isServerFunctionCall, answerCall } from '#app/server/server-functions/calls.server.ts'
import { collapseRedirects } from '#app/server/request/collapse-redirects.server.ts'
import { guessLostPages } from '#app/content/pages/answer.server.ts'
import { lostPages } from '#app/features/search/lost/lost-pages.server.ts'
import { onBehalfOf } from '#app/features/search/limit/search-limit.server.ts'
import { searchResponse } from '#app/features/search/page/search-response.server.ts'
import { saveMisses } from '#app/features/search/misses/misses.server.ts'
import { closeIndex } from '#app/features/search/running/running-index.server.ts'
import { drawSharePictures } from '#app/content/pages/share-picture.server.ts'
import { inPreview } from '#app/content/preview/current-preview.server.ts'
import { forPreview } from '#app/features/preview/preview-response.server.ts'
import { sessionOf as previewOf } from '#app/features/preview/preview-cookie.server.ts'
import { localeOfRequest, NEGOTIATED } from '#app/i18n/negotiate.server.ts'
import { isSearchPath } from '#app/i18n/addresses/search-path.ts'
import { twinAt, twinOf } from '#app/i18n/addresses/twins.ts'
import { isPagePath, localeOfPath } from '#app/i18n/addresses/urls.ts'
import { isAllowedTransformation } from '#app/media/picture/transformations.ts'
import { BASE_LOCALE, type Locale } from '#app/i18n/locales.ts'
import { openContent, readContent } from '#app/site-content/site-content.server.ts'
import { siteModel } from '#app/site-content/site-model.server.ts'
import { tellEngines } from '#app/features/indexnow/tell-engines.server.ts'
import { asNegotiated, twinAsked as twinAskedBy } from '#app/features/markdown/twin/negotiation.server.ts'
import { twinAnswer } from '#app/features/markdown/twin/twin-answer.server.ts'
import { offerDrawing } from '#app/features/share-pictures/offers.server.ts'
import { siteFile } from '#app/seo/site-files.server.ts'
import { lastWords, siteFrame } from '#app/layout/frame/frame.server.ts'
import { stylesheet } from '#app/styles/stylesheet.server.ts'

export { contentSource } from '#app/content/client/source.server.ts'
export { now } from '#app/config/clock.server.ts'
export { openSearch } from '#app/features/search/running/open-search.server.ts'
export { asNegotiated } from '#app/features/markdown/twin/negotiation.server.ts'
export { sessionOf as previewOf } from '#app/features/preview/preview-cookie.server.ts'

let isKeeping = false
const pages = storedPages((path) => endpointAt(path)?.query)
export const { keyOf, useStored } = pages

/** Open the content, look what is in it, keep from then on where its pages lay before, and tell search engines of changes. Never throws. */
export async function openSource(): Promise<Opening> {
  const opening = await lookIntoSource()
  await pages.followListings()
  if (opening.kind === 'open' && !isKeeping) {
    isKeeping = true
    await keepFormerAddresses(openContent, siteModel.settings.type)
    await tellEngines()
  }
  return opening
}

/** End what goes on beside answers; settles when what is kept on disk is whole. Never throws. */
export async function close(): Promise<void> {
  await Promise.allSettled([closeSource(), closeFormerAddresses(), closeIndex(), saveMisses()])
}

guessLostPages(lostPages)
drawSharePictures(offerDrawing)
const framework = createStartHandler(renderWhole)

/** Whoever would come after so many has left before it is their turn. */
const turnstile = new Turnstile(500)

/** Answer every request that is not a built file. Never throws. */
export default {
  async fetch(request: Request): Promise<Response> {
    const twin = twinAsked(request)
    if (twin) return asNegotiated(await finished(twin, await made(twin)), twin)
    return finished(request, await made(request))
  },
}

/** Returns the request for the Markdown of a page, if the client prefers that. */
export function twinAsked(request: Request): Request | undefined {
  const twin = twinAskedBy(request)
  return twin && !endpointAt(new URL(request.url).pathname) ? twin : undefined
}

/** Answer a request, and give what the answer was made of. It still has to be `finished` for a client. */
export function produce(request: Request) {
  return recorded(() => made(request))
}

/** Finish a whole answer for the client that asks: hosts of the policy, tag, coding. */
export async function finished(request: Request, whole: Response): Promise<Response> {
  const policy = whole.headers.get('Content-Security-Policy')
  const own = new URL(siteOrigin()).host
  if (policy !== null) whole.headers.set('Content-Security-Policy', withOwnScripts(policy, knownHost(new URL(request.url).host, own), own))
  const sent = await compress(request, await withETag(request, whole))
  return request.method === 'HEAD' ? new Response(null, sent) : sent
}

/** Who has a preview session sees drafts, and what is made for them is for nobody else. */
async function made(request: Request): Promise<Response> {
  const session = previewOf(request.headers.get('Cookie'))
  const work = () => onBehalfOf(request, () => madeFor(request))
  if (!session) return work()
  const response = await inPreview(session, work)
  return new URL(request.url).pathname.startsWith(`${MEDIA_PATH}/`) ? response : forPreview(response)
}

/** The framework is asked below: it would refuse odd paths with an empty answer. */
function madeFor(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  return respond(request, pathname).catch((error: unknown) => errorResponse(request, pathname, error))
}

async function respond(request: Request, pathname: string): Promise<Response> {
  const endpoint = endpointAt(pathname)
  const refused = refuseMethod(request.method, pathname, endpoint?.methods)
  if (refused) return finalizeResponse(refused)
  if (!isWellFormedPath(pathname)) return finalizeResponse(bare(400, request, pathname))
  // HEAD is asked as if the answer were to be sent, so that it gives the headers that GET would.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (!endpoint && pathname.startsWith(`${MEDIA_PATH}/`)) {
    const { serveMedia } = await contentSource()
    if (serveMedia) return mediaResponse(await serveMedia(attended(request), isAllowedTransformation))
  }
  const file = await siteFile(pathname, async () => (await siteFrame(BASE_LOCALE)).name)
  if (file) return finalizeResponse(file, 'file')
  const reading = detached(request, method)
  if (endpoint) return finalizeResponse(await endpoint.answer(reading, (call) => answerCall(call, render)), endpoint.policy)
  if (isServerFunctionCall(pathname)) return finalizeResponse(await answerCall(reading, render), 'call')
  reading.headers.delete('Accept') // The framework refuses clients that name no HTML, in its own words.
  if (isSearchPath(pathname)) return searchResponse(() => answer(reading))
  const twin = twinAt(pathname)
  const markdown = twin && (await twinAnswer(reading, twin, pageAt))
  if (markdown && markdown.status !== 404) return markdown
  // Editors may have a page or a redirect of that very name.
  const found = isPagePath(pathname) ? await pageAt(reading) : await fileAt(reading, pathname)
  return markdown && found.status === 404 ? markdown : found
}

/** `isForAll`: the request says the language by itself. */
async function pageAt(request: Request, isForAll = false): Promise<Response> {
  const isNegotiated = site.localePrefix === 'never' && !isForAll
  const further = foreignPageRedirect(new URL(request.url), pages.isOwnListing)
  const found = further ?? (await collapseRedirects(request, await answer(request), wayOn, () => loopPage(request)))
  const whole = await finalizeResponse(found, isNegotiated ? 'negotiatedPage' : 'page')
  const varies = [isNegotiated ? NEGOTIATED : [], whole.headers.has('Location') || !twinOf(new URL(request.url).pathname) ? [] : 'Accept'].flat()
  if (varies.length > 0) whole.headers.set('Vary', varies.join(', '))
  return whole
}

async function fileAt(request: Request, pathname: string): Promise<Response> {
  const found = await answer(request)
  const moved = found.status === 404 ? await movedFile(request, pathname) : undefined
  return moved ? finalizeResponse(moved) : finalizeResponse(found, 'file')
}

/** Where editors say what became of a file: that. Without the content it is not there. */
async function movedFile(request: Request, pathname: string): Promise<Response | undefined> {
  const find = (locale: Locale) => readContent(locale, (content) => findRedirect(content, pathname))
  const first = await fileRedirect(request, find, (locale) => errorPage(410, locale, stylesheet)).catch(() => undefined)
  return first && collapseRedirects(request, first, wayOn, () => loopPage(request))
}

const loopPage = (request: Request): Response => bare(508, request, new URL(request.url).pathname)
async function answer(request: Request): Promise<Response> {
  const response = canonicalRedirect(request, new URL(request.url)) ?? (await render(request))
  // What the framework says of its own failures is not for visitors.
  const isBare = response.status >= 500 && response.headers.get('Content-Type')?.startsWith('application/json')
  return isBare ? bare(500, request, new URL(request.url).pathname) : response
}

/** Answers a request on the way of a redirect: no search is run to find where it leads, and what the page cache stores is no redirect. */
async function wayOn(request: Request): Promise<Response> {
  if (pages.isStored(request)) return new Response(null)
  const url = new URL(request.url)
  return isSearchPath(url.pathname) ? (canonicalRedirect(request, url) ?? new Response(null)) : answer(request)
}

const render = async (request: Request): Promise<Response> =>
  (await turnstile.pass()) ? framework(request) : bare(503, request, new URL(request.url).pathname)

/** Answer where no part of the site could. */
function errorResponse(request: Request, pathname: string, error: unknown): Promise<Response> {
  return finalizeResponse(bare(reportFailure(request, error), request, pathname))
}

/** The page that needs nothing, in the words that were read last. */
function bare(status: 400 | 500 | 503 | 508, request: Request, pathname: string): Response {
  const locale = localeOfPath(pathname) ?? localeOfRequest(request)
  return errorPage(status, locale, stylesheet, lastWords(locale))
}
