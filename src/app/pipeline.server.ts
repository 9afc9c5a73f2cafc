import { MEDIA_PATH } from '#app/content/client/source.server.ts'
import { pageServices, withPageServices, type PageServices } from '#app/content/pages/page-services.server.ts'
import { findRedirect } from '#app/content/redirects/find-redirect.server.ts'
import { canonicalPath, isPagePath } from '#app/i18n/addresses/urls.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import { NEGOTIATED } from '#app/i18n/negotiate.server.ts'
import { readLayout } from '#app/layout/site-layout/layout-content.server.ts'
import { isAllowedTransformation } from '#app/media/picture/transformations.ts'
import { siteFile } from '#app/seo/site-files.server.ts'
import { mediaResponse } from '#app/server/security/security-headers.server.ts'
import { storedPages } from '#app/server/page-cache/stored-pages.server.ts'
import { canonicalRedirect, foreignPageRedirect } from '#app/server/request/canonical-redirect.server.ts'
import { collapseRedirects, nextHop } from '#app/server/request/collapse-redirects.server.ts'
import { fileRedirect } from '#app/server/request/file-redirect.server.ts'
import { refuseMethod, attended, detached } from '#app/server/request/method-guard.server.ts'
import { isWellFormedPath } from '#app/server/request/pathname.server.ts'
import type { Answer, Next, Step, Visit } from '#app/server/request/step.server.ts'
import { errorPage } from '#app/server/response/bare-page.server.ts'
import { finalizeResponse } from '#app/server/response/finalize-response.server.ts'
import { reportFailure } from '#app/server/response/public-error.server.ts'
import { answerCall, isServerFunctionCall } from '#app/server/server-functions/calls.server.ts'
import { readContent } from '#app/site-content/site-content.server.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import { stylesheet } from '#app/styles/stylesheet.server.ts'
import { endpointAt } from './endpoints.server.ts'
import { FEATURES } from './features.server.ts'
import { bare, render, rendered, visitOf } from './visit.server.ts'

/** Services that features provide to pages. */
const servicesOfFeatures: PageServices = Object.assign({}, ...FEATURES.map(({ services }) => services))
/** The application’s view of the page cache in front of it. */
export const pages = storedPages(endpointAt)

/** Provides the services of features to pages. */
const services: Step = (visit, next) => withPageServices(servicesOfFeatures, () => next(visit))

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

/** Redirects the path of a language that lives on another host of the site. */
const ownHost: Step = async (visit, next) => {
  const right = currentSite().elsewhere.size > 0 ? canonicalPath(visit.pathname) : undefined
  if (right === undefined || right.startsWith('/')) return next(visit)
  return { response: new Response(null, { status: 308, headers: { Location: right + visit.url.search } }), policy: 'page' }
}

const media: Step = async (visit, next) => {
  if (visit.endpoint || !visit.pathname.startsWith(`${MEDIA_PATH}/`)) return next(visit)
  const { serveMedia } = await contentSource()
  return serveMedia ? { response: mediaResponse(await serveMedia(attended(visit.request), isAllowedTransformation)), policy: 'finished' } : next(visit)
}

/** Handles HEAD like GET from here on, so that both have the same headers. A visitor who disconnects does not abort the rendering. */
const reading: Step = (visit, next) => next({ ...visit, request: detached(visit.request, visit.request.method === 'HEAD' ? 'GET' : visit.request.method) })

const siteFiles: Step = async (visit, next) => {
  const file = await siteFile(visit.pathname, async () => (await readLayout(currentSite().baseLocale)).name)
  return file ? { response: file, policy: 'file' } : next(visit)
}

const endpoints: Step = async (visit, next) => {
  const { endpoint } = visit
  if (!endpoint) return next(visit)
  return { response: await endpoint.answer(visit.request, (call) => answerCall(call, new URL(call.url), render), visit.url), policy: endpoint.policy }
}

const serverFunctions: Step = async (visit, next) =>
  isServerFunctionCall(visit.pathname) ? { response: await answerCall(visit.request, visit.url, render), policy: 'call' } : next(visit)

/** Removes the header by which the framework would refuse clients that accept no HTML, with its own message. */
const anyAccept: Step = (visit, next) => {
  visit.request.headers.delete('Accept')
  return next(visit)
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
  // Drafts of previews; the rate limit of searches.
  ...FEATURES.flatMap(({ context }) => context ?? []),
  services,
  finalize,
  method,
  wellFormedPath,
  ownHost,
  media,
  reading,
  siteFiles,
  endpoints,
  serverFunctions,
  anyAccept,
  // Searches; Markdown alternates.
  ...FEATURES.flatMap(({ pageStep }): Step[] => (pageStep ? [(visit, next) => pageStep(visit, next, { visitOf, rendered, finished })] : [])),
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
  const isNegotiated = currentSite().localePrefix === 'never' && !isForAll
  const hasMarkdown = !response.headers.has('Location') && pageServices().markdownPathOf?.(pathname) !== undefined
  return { response, policy: isNegotiated ? 'negotiatedPage' : 'page', vary: [...(isNegotiated ? [NEGOTIATED] : []), ...(hasMarkdown ? ['Accept'] : [])] }
}

const wayOn = nextHop(pages.isStored, (request) => rendered(visitOf(request)))

/** Follows the redirect of a visit to its end. */
function collapsed(visit: Visit, first: Response): Promise<Response> {
  return collapseRedirects(visit, first, wayOn, () => loopPage(visit))
}

/** Explains in the site's layout that the redirects of a visit form a loop. Paths of files have no layout. */
async function loopPage(visit: Visit): Promise<Response> {
  const found = await withPageServices({ ...pageServices(), isLoop: true }, () => rendered(visit))
  return found.status === 508 ? found : bare(508, visit)
}
