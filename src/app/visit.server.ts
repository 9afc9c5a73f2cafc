import { createStartHandler } from '@tanstack/react-start/server'
import { memoize } from 'contentful-emulator/async/memoize.ts'
import { currentTheme } from '#app/config/current-theme.server.ts'
import { localeOfPath } from '#app/i18n/addresses/urls.ts'
import { localeOfRequest } from '#app/i18n/negotiate.server.ts'
import { lastWords } from '#app/layout/site-layout/layout-content.server.ts'
import { RenderQueue } from '#app/server/connection/render-queue.server.ts'
import { renderWhole } from '#app/server/connection/whole-page.server.ts'
import type { Visit } from '#app/server/request/step.server.ts'
import { errorPage } from '#app/server/response/bare-page.server.ts'
import { stylesheet } from '#app/styles/stylesheet.server.ts'
import { themedStylesheet } from '#app/styles/themed-stylesheet.server.ts'
import { emit } from '#app/telemetry/events.server.ts'
import { spend } from '#app/telemetry/request.server.ts'
import { describeSpan, traced } from '#app/telemetry/tracing.server.ts'
import { endpointAt } from './endpoints.server.ts'

/** Renders with the framework. Each theme has its own handler, which computes the addresses of assets once. */
const frameworkFor = memoize(
  (theme: string | undefined) =>
    createStartHandler(
      theme === undefined ? renderWhole : { handler: renderWhole, transformAssets: ({ kind, url }) => (kind === 'stylesheet' ? themedStylesheet(url) : url) },
    ),
  new Map(),
)
/** Maximum number of queued renderings. Requests queued beyond this limit would time out anyway. */
const renders = new RenderQueue(500)

/** Parses the URL of a request once, for all steps of the pipeline. */
export function visitOf(request: Request): Visit {
  const url = new URL(request.url)
  return { request, url, pathname: url.pathname, endpoint: endpointAt(url.pathname) }
}

/** Renders a visit with the framework. Replaces the framework’s own error responses, which are not meant for visitors. */
export async function rendered(visit: Visit): Promise<Response> {
  const response = await render(visit.request)
  const isBare = response.status >= 500 && response.headers.get('Content-Type')?.startsWith('application/json')
  return isBare ? bare(500, visit) : response
}

/** Renders the page of a request when its turn in the queue comes. Responds with 503 if the queue is full. */
export async function render(request: Request): Promise<Response> {
  const arrived = performance.now()
  if (!(await renders.pass())) return bare(503, visitOf(request))
  const begun = performance.now()
  spend('queue', begun - arrived)
  const response = await traced('render', 'internal', async () => {
    describeSpan(() => ({ 'url.path': new URL(request.url).pathname }))
    return frameworkFor(currentTheme())(request)
  })
  emit('render', { ms: performance.now() - begun, status: response.status })
  return response
}

/** Returns the static error page, with the editors’ texts that were read last. */
export function bare(status: 400 | 500 | 503 | 508, { request, pathname }: Visit): Response {
  const locale = localeOfPath(pathname) ?? localeOfRequest(request)
  return errorPage(status, locale, stylesheet, lastWords(locale))
}
