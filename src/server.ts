import handler from '@tanstack/react-start/server-entry'
import site from '#config'
import { siteOrigin } from './config/site-origin.server.ts'
import { ContentError } from './content/error.ts'
import { contentOrigin, MEDIA_PATH } from './content/client/origin.server.ts'
import { compressed } from './http/server/compress.server.ts'
import { allowOwnScripts } from './http/response/content-security-policy.server.ts'
import { conditional } from './http/response/conditional.server.ts'
import { errorPage } from './http/response/error-page.server.ts'
import { findAddress } from './http/request/find-address.server.ts'
import { finish, secured } from './http/response/finish.server.ts'
import { refuseMethod } from './http/request/method-guard.server.ts'
import { isReadable } from './http/request/readable-path.server.ts'
import { isCall, plainly } from './http/server-functions/server-functions.server.ts'
import { straighten } from './http/request/straighten.server.ts'
import { localeOfRequest, NEGOTIATED } from './i18n/negotiate.server.ts'
import { isPagePath, localeOfPath } from './i18n/addresses/urls.ts'
import { isOffered } from './media/picture/offered.ts'
import { BASE_LOCALE } from './i18n/locales.ts'
import { siteFile } from './seo/site-files.server.ts'
import { lastWords, siteFrame } from './site/frame/frame.server.ts'
import stylesheet from './styles/index.css?url'

export { openOrigin } from './content/client/opening.server.ts'

/** Answer every request that is not a built file. Never throws. The framework is asked below: it would refuse odd paths with an empty answer. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname, host } = new URL(request.url)
    const whole = await respond(request, pathname).catch((error: unknown) => failed(request, pathname, error))
    allowOwnScripts(whole.headers, host, new URL(siteOrigin()).host)
    const sent = await compressed(request, await conditional(request, whole))
    return request.method === 'HEAD' ? new Response(null, sent) : sent
  },
}

async function respond(request: Request, pathname: string): Promise<Response> {
  const refused = refuseMethod(request.method, pathname)
  if (refused) return finish(refused)
  if (!isReadable(pathname)) return finish(bare(400, request, pathname))
  // HEAD is asked as if the answer were to be sent, so that it gives the headers that GET would.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (pathname.startsWith(`${MEDIA_PATH}/`)) {
    const { serveMedia } = await contentOrigin()
    // A picture is worth making only while somebody waits for it.
    if (serveMedia) return secured(await serveMedia(new Request(request.url, { method, headers: request.headers, signal: request.signal }), isOffered))
  }
  const file = await siteFile(pathname, async () => (await siteFrame(BASE_LOCALE)).name)
  if (file) return finish(file)
  const reading = detached(request, method)
  if (isCall(pathname)) return finish(await plainly(reading, (call) => handler.fetch(call)))
  if (!isPagePath(pathname)) return finish(await answer(reading))
  const whole = await finish(await straighten(reading, await answer(reading), answer))
  if (site.localePrefix === 'never') negotiated(whole.headers)
  return whole
}

async function answer(request: Request): Promise<Response> {
  const response = findAddress(request, new URL(request.url)) ?? (await handler.fetch(request))
  // What the framework says of its own failures is not for visitors.
  const isBare = response.status >= 500 && response.headers.get('Content-Type')?.startsWith('application/json')
  return isBare ? bare(500, request, new URL(request.url).pathname) : response
}

/** Answer where no part of the site could. */
function failed(request: Request, pathname: string, error: unknown): Promise<Response> {
  const isOutage = error instanceof ContentError && error.code === 'unavailable'
  if (!isOutage) console.error('[server] A request failed.', error)
  return finish(bare(isOutage ? 503 : 500, request, pathname))
}

/** The page that needs nothing, in the words that were read last. */
function bare(status: 400 | 500 | 503, request: Request, pathname: string): Response {
  const locale = localeOf(request, pathname)
  return errorPage(status, locale, stylesheet, lastWords(locale))
}

function localeOf(request: Request, pathname: string) {
  return localeOfPath(pathname) ?? localeOfRequest(request)
}

/**
 * Ask on behalf of a visitor without waiting at his side: one who leaves would end the rendering, and that would be
 * reported as a failure of ours.
 */
function detached({ url, headers, body }: Request, method: string): Request {
  return new Request(url, { method, headers, ...(body && { body, duplex: 'half' }) })
}

/** Where no address names its language, nobody else may be shown what this visitor got. */
function negotiated(headers: Headers): void {
  headers.set('Vary', NEGOTIATED)
  if (headers.get('Cache-Control') !== 'no-store') headers.set('Cache-Control', 'private, max-age=0, must-revalidate')
}
