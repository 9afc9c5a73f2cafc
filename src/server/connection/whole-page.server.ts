import { isNotFound, type AnyRouter } from '@tanstack/react-router'
import { failedRequest, REQUEST_FAILED } from '#app/content/development.ts'
import { mediaHosts } from '#app/content/client/media.server.ts'
import { isNoPage, type NoPage } from '#app/content/view/no-page.ts'
import { hashInlineScripts } from '../security/content-security-policy.server.ts'
import { renderToText, statusOf as statusOfRouter } from '#app/framework/render.server.ts'
import { spend } from '#app/telemetry/request.server.ts'
import { defaultStreamHandler, type HandlerCallback } from '@tanstack/react-start/server'

/**
 * Renders a page synchronously to a string.
 * Responses are not streamed, and rendering to a string takes a fifth less time than rendering to a stream. The string renderer can neither
 * wait for a suspended part nor report its error. If it omits a part, the streaming renderer renders the page.
 * Sets the Content-Security-Policy here, so that the string is encoded only once.
 */
export const renderWhole: HandlerCallback<AnyRouter> = async (given) => {
  const { router, responseHeaders } = given
  const begun = performance.now()
  const text = await renderToText(router, (error) => {
    if (import.meta.hot) import.meta.hot.send(REQUEST_FAILED, failedRequest(error, router.state.location.href))
  })
  spend('render', performance.now() - begun)
  if (text === undefined) return defaultStreamHandler(given)
  const status = statusOf(router)
  if (import.meta.env.DEV) return new Response(text, { status, headers: responseHeaders })
  const { html, policy } = hashInlineScripts(text, mediaHosts())
  responseHeaders.set('Content-Security-Policy', policy)
  return new Response(Buffer.from(html), { status, headers: responseHeaders })
}

const STATUS_BECAUSE: Partial<Record<NoPage['because'], number>> = { gone: 410, loop: 508 }

/** Returns 410 for removed pages and 508 for loops; the framework supports only 404. */
function statusOf(router: AnyRouter): number {
  const status = statusOfRouter(router)
  if (status !== 404) return status
  const [reason] = router.state.matches.flatMap(({ error }) => (isNotFound(error) && isNoPage(error.data) ? [error.data.because] : []))
  return (reason && STATUS_BECAUSE[reason]) ?? status
}
