import site from '#config'
import { MEDIA_PATH } from '#app/content/client/source.server.ts'
import { withPageServices, type PageServices } from '#app/content/pages/page-services.server.ts'
import { inPreview } from '#app/content/preview/current-preview.server.ts'
import { findRedirect } from '#app/content/redirects/find-redirect.server.ts'
import { answerAlternate } from '#app/features/markdown/alternate/answer-alternate.server.ts'
import { sessionOf as previewOf } from '#app/features/preview/preview-cookie.server.ts'
import { forPreview } from '#app/features/preview/preview-response.server.ts'
import { onBehalfOf } from '#app/features/search/limit/search-limit.server.ts'
import { suggestionsFor } from '#app/features/search/not-found/suggestions.server.ts'
import { offerDrawing } from '#app/features/share-pictures/offers.server.ts'
import { isSearchPath } from '#app/i18n/addresses/search-path.ts'
import { parseMarkdownPath, markdownPathOf } from '#app/i18n/addresses/markdown-paths.ts'
import { isPagePath } from '#app/i18n/addresses/urls.ts'
import { BASE_LOCALE, type Locale } from '#app/i18n/locales.ts'
import { NEGOTIATED } from '#app/i18n/negotiate.server.ts'
import { readLayout } from '#app/layout/site-layout/layout-content.server.ts'
import { isAllowedTransformation } from '#app/media/picture/transformations.ts'
import { siteFile } from '#app/seo/site-files.server.ts'
import { mediaResponse } from '#app/server/connection/media-response.server.ts'
import { storedPages } from '#app/server/page-cache/stored-pages.server.ts'
import { canonicalRedirect, foreignPageRedirect } from '#app/server/request/canonical-redirect.server.ts'
import { collapseRedirects } from '#app/server/request/collapse-redirects.server.ts'
import { fileRedirect } from '#app/server/request/file-redirect.server.ts'
import { refuseMethod } from '#app/server/request/method-guard.server.ts'
import { attended, detached } from '#app/server/request/on-behalf.server.ts'
import { isWellFormedPath } from '#app/server/request/well-formed-path.server.ts'
import type { CachePolicy } from '#app/server/response/cache-policy.server.ts'
import { errorPage } from '#app/server/response/error-page.server.ts'
import { finalizeResponse } from '#app/server/response/finalize-response.server.ts'
import { reportFailure } from '#app/server/response/public-error.server.ts'
import { answerCall, isServerFunctionCall } from '#app/server/server-functions/calls.server.ts'
import { readContent } from '#app/site-content/site-content.server.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import { stylesheet } from '#app/styles/stylesheet.server.ts'
import { endpointAt } from './endpoints.server.ts'
import { bare, render, rendered, visitOf, type Visit } from './visit.server.ts'

/** Result of a pipeline step. */
interface Answer {
  readonly response: Response
  /** Cache policy that the URL stands for, or `finished` if the response has all its headers. */
  readonly policy: CachePolicy | 'finished'
  /** Request headers that the response depends on. */
  readonly vary?: readonly string[]
}

type Next = (visit: Visit) => Promise<Answer>
/** One step of the pipeline: responds to a visit, or passes the visit to the next step. */
type Step = (visit: Visit, next: Next) => Promise<Answer>

/** Services that features provide to pages. */
const services: PageServices = { suggestForMissing: suggestionsFor, offerDrawing }
/** The application’s view of the page cache in front of it. */
export const pages = storedPages((path) => endpointAt(path)?.query)

/** Visitors with a preview session see drafts, and caches store none of their responses. */
const drafts: Step = async (visit, next) => {
  const session = previewOf(visit.request.headers.get('Cookie'))
  if (!session) return next(visit)
  const answer = await inPreview(session, () => next(visit))
  return visit.pathname.startsWith(`${MEDIA_PATH}/`) ? answer : { ...answer, response: forPreview(answer.response) }
}

/** Binds the rate limit of searches to the visitor, and provides the services of features to pages. */
const features: Step = (visit, next) => onBehalfOf(visit.request, () => withPageServices(services, () => next(visit)))

/** Sets the headers that depend on the body. If a later step fails, responds with the static error page. */
const finalize: Step = async (visit, next) => {
  const failed = (error: unknown) => finished({ response: bare(reportFailure(visit.request, error), visit), policy: 'page' })
  return { response: await next(visit).then(finished).catch(failed), policy: 'finished' }
}

const method: Step = async (visit, next) => {
  const refused = refuseMethod(visit.request.method, visit.pathname, visit.endpoint?.methods)
  return refused ? { response: refused, policy: 'page' } : next(visit)
}

const wellFormedPath: Step = async (visit, next) => (isWellFormedPath(visit.pathname) ? next(visit) : { response: bare(400, visit), policy: 'page' })

const media: Step = async (visit, next) => {
  if (visit.endpoint || !visit.pathname.startsWith(`${MEDIA_PATH}/`)) return next(visit)
  const { serveMedia } = await contentSource()
  return serveMedia ? { response: mediaResponse(await serveMedia(attended(visit.request), isAllowedTransformation)), policy: 'finished' } : next(visit)
}

/** Handles HEAD like GET from here on, so that both have the same headers. A visitor who disconnects does not abort the rendering. */
const reading: Step = (visit, next) => next({ ...visit, request: detached(visit.request, visit.request.method === 'HEAD' ? 'GET' : visit.request.method) })

const siteFiles: Step = async (visit, next) => {
  const file = await siteFile(visit.pathname, async () => (await readLayout(BASE_LOCALE)).name)
  return file ? { response: file, policy: 'file' } : next(visit)
}

const endpoints: Step = async (visit, next) => {
  const { endpoint } = visit
  if (!endpoint) return next(visit)
  return { response: await endpoint.answer(visit.request, (call) => answerCall(call, render)), policy: endpoint.policy }
}

const serverFunctions: Step = async (visit, next) =>
  isServerFunctionCall(visit.pathname) ? { response: await answerCall(visit.request, render), policy: 'call' } : next(visit)

/** Removes the header by which the framework would refuse clients that accept no HTML, with its own message. */
const anyAccept: Step = (visit, next) => {
  visit.request.headers.delete('Accept')
  return next(visit)
}

const search: Step = async (visit, next) => {
  if (!isSearchPath(visit.pathname)) return next(visit)
  const response = canonicalRedirect(visit.request, visit.url) ?? (await rendered(visit))
  return { response, policy: 'search', vary: site.localePrefix === 'never' ? [NEGOTIATED] : [] }
}

/** Serves the Markdown alternate of a page. A page or redirect by editors at the same path takes precedence over a 404. */
const alternates: Step = async (visit, next) => {
  const alternate = parseMarkdownPath(visit.pathname)
  if (!alternate) return next(visit)
  const markdown = await answerAlternate(visit.request, alternate, async (page, isForAll) => finished(await next({ ...visitOf(page), isForAll })))
  const answer: Answer = { response: markdown, policy: 'finished' }
  if (markdown.status !== 404) return answer
  const found = await next(visit)
  return found.response.status === 404 ? answer : found
}

/** Follows each chain of redirects to its end, so that a visitor is redirected once. */
const redirects: Step = async (visit, next) => {
  if (!isPagePath(visit.pathname)) return next(visit)
  const foreign = foreignPageRedirect(visit.url, pages.isOwnListing)
  if (foreign) return pageAnswer(visit, foreign)
  const first = canonicalRedirect(visit.request, visit.url) ?? (await next(visit)).response
  return pageAnswer(visit, await collapsed(visit, first))
}

const page: Step = async (visit, next) => (isPagePath(visit.pathname) ? pageAnswer(visit, await rendered(visit)) : next(visit))

/** Handles the path of a missing file, which editors may redirect. Responds with 404 if the content is unavailable. */
const missingFile: Step = async (visit) => {
  const found = await rendered(visit)
  const find = (locale: Locale) => readContent(locale, (content) => findRedirect(content, visit.pathname))
  const gone = (locale: Locale) => errorPage(410, locale, stylesheet)
  const moved = found.status === 404 ? await fileRedirect(visit.request, find, gone).catch(() => undefined) : undefined
  return moved ? { response: await collapsed(visit, moved), policy: 'page' } : { response: found, policy: 'file' }
}

/** The steps of a request, in order. */
const STEPS: readonly Step[] = [
  drafts,
  features,
  finalize,
  method,
  wellFormedPath,
  media,
  reading,
  siteFiles,
  endpoints,
  serverFunctions,
  anyAccept,
  search,
  alternates,
  redirects,
  page,
  missingFile,
]

/** Responds to a request independently of the client; `server.ts` adapts the response to the client. Never throws. */
export async function answerRequest(request: Request): Promise<Response> {
  const from =
    (at: number): Next =>
    (visit) =>
      STEPS[at]?.(visit, from(at + 1)) ?? Promise.reject(new Error('The last step of the pipeline answers each visit.'))
  return (await from(0)(visitOf(request))).response
}

async function finished({ response, policy, vary = [] }: Answer): Promise<Response> {
  if (policy === 'finished') return response
  const whole = await finalizeResponse(response, policy)
  if (vary.length > 0) whole.headers.set('Vary', vary.join(', '))
  return whole
}

/** Returns the response of a page URL with its cache policy: shared by all visitors, unless the response depends on their language. */
function pageAnswer({ pathname, isForAll = false }: Visit, response: Response): Answer {
  const isNegotiated = site.localePrefix === 'never' && !isForAll
  const hasMarkdown = !response.headers.has('Location') && markdownPathOf(pathname) !== undefined
  return { response, policy: isNegotiated ? 'negotiatedPage' : 'page', vary: [...(isNegotiated ? [NEGOTIATED] : []), ...(hasMarkdown ? ['Accept'] : [])] }
}

/** Follows the redirect of a visit to its end. */
function collapsed(visit: Visit, first: Response): Promise<Response> {
  return collapseRedirects(visit.request, first, wayOn, () => bare(508, visit))
}

/** Responds to one hop of a redirect chain. Runs no search, and renders no page that is cached, because cached responses are never redirects. */
async function wayOn(request: Request): Promise<Response> {
  if (pages.isStored(request)) return new Response(null)
  const visit = visitOf(request)
  return canonicalRedirect(request, visit.url) ?? (isSearchPath(visit.pathname) ? new Response(null) : rendered(visit))
}
