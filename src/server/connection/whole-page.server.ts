import { isNotFound, type AnyRouter } from '@tanstack/react-router'
import { failedRequest, REQUEST_FAILED } from '#app/content/development.ts'
import { mediaHosts } from '#app/content/client/media-hosts.server.ts'
import { isNoPage } from '#app/content/view/no-page.ts'
import { hashInlineScripts } from '../security/content-security-policy.server.ts'
import { renderToText, statusOf as statusOfRouter } from '#app/framework/render.server.ts'
import { defaultStreamHandler, type HandlerCallback } from '@tanstack/react-start/server'

/**
 * Render a page in one go.
 *
 * Nothing is streamed to visitors, so the renderer that makes a text does, for a fifth less than the one that makes a stream
 * of bytes. It can neither wait for a part nor say what failed in one: where it left something out, the other renders the page.
 *
 * The answer has its Content-Security-Policy already: its text is turned into bytes once.
 */
export const renderWhole: HandlerCallback<AnyRouter> = async (given) => {
  const { router, responseHeaders } = given
  const text = await renderToText(router, (error) => {
    if (import.meta.hot) import.meta.hot.send(REQUEST_FAILED, failedRequest(error, router.state.location.href))
  })
  if (text === undefined) return defaultStreamHandler(given)
  const status = statusOf(router)
  if (import.meta.env.DEV) return new Response(text, { status, headers: responseHeaders })
  const { html, policy } = hashInlineScripts(text, mediaHosts())
  responseHeaders.set('Content-Security-Policy', policy)
  return new Response(Buffer.from(html), { status, headers: responseHeaders })
}

/** The framework knows a page that is not there, but none that is gone for good. */
function statusOf(router: AnyRouter): number {
  const status = statusOfRouter(router)
  return status === 404 && router.state.matches.some(({ error }) => isNotFound(error) && isNoPage(error.data) && error.data.because === 'gone') ? 410 : status
}
