import { createStartHandler } from '@tanstack/react-start/server'
import { localeOfPath } from '#app/i18n/addresses/urls.ts'
import { localeOfRequest } from '#app/i18n/negotiate.server.ts'
import { lastWords } from '#app/layout/frame/frame.server.ts'
import { Turnstile } from '#app/server/connection/turnstile.server.ts'
import { renderWhole } from '#app/server/connection/whole-page.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { errorPage } from '#app/server/response/error-page.server.ts'
import { stylesheet } from '#app/styles/stylesheet.server.ts'
import { endpointAt } from './endpoints.server.ts'

/** A request on its way through the site, with its URL parsed. */
export interface Visit {
  readonly request: Request
  readonly url: URL
  readonly pathname: string
  readonly endpoint: Endpoint | undefined
  /** Its URL names the language, so that the answer is the same for all visitors. */
  readonly isForAll?: boolean
}

const framework = createStartHandler(renderWhole)
/** If more visitors wait for a page, the last of them have left before their turn. */
const turnstile = new Turnstile(500)

/** Returns the visit of a request. */
export function visitOf(request: Request): Visit {
  const url = new URL(request.url)
  return { request, url, pathname: url.pathname, endpoint: endpointAt(url.pathname) }
}

/** Renders a visit by the framework, whose own failures are not for visitors. */
export async function rendered(visit: Visit): Promise<Response> {
  const response = await render(visit.request)
  const isBare = response.status >= 500 && response.headers.get('Content-Type')?.startsWith('application/json')
  return isBare ? bare(500, visit) : response
}

/** Renders the page of a request when its turn comes. Answers 503 if too many wait. */
export async function render(request: Request): Promise<Response> {
  return (await turnstile.pass()) ? framework(request) : bare(503, visitOf(request))
}

/** Returns the page that needs nothing, in the words that were read last. */
export function bare(status: 400 | 500 | 503 | 508, { request, pathname }: Visit): Response {
  const locale = localeOfPath(pathname) ?? localeOfRequest(request)
  return errorPage(status, locale, stylesheet, lastWords(locale))
}
