import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { isNotFound, type AnyRouter } from '@tanstack/react-router'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { failedRequest, REQUEST_FAILED } from '#app/content/development.ts'
import { mediaHosts } from '#app/content/client/media-hosts.server.ts'
import { isNoPage } from '#app/content/view/no-page.ts'
import { hashInlineScripts } from '../security/content-security-policy.server.ts'
import { defaultStreamHandler, StartServer, type HandlerCallback } from '@tanstack/react-start/server'

/** What React leaves where a component threw, or waits for something. */
const LEFT_OUT = '<!--$!-->'

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
  giveScriptsAgain(router)
  const rendered = attempt(router)
  if (rendered === undefined) return defaultStreamHandler(given)
  const text = await transformHtmlStringWithRouter(router, rendered)
  const status = statusOf(router)
  if (import.meta.env.DEV) return new Response(text, { status, headers: responseHeaders })
  const { html, policy } = hashInlineScripts(text, mediaHosts())
  responseHeaders.set('Content-Security-Policy', policy)
  return new Response(Buffer.from(html), { status, headers: responseHeaders })
}

/** The framework knows a page that is not there, but none that is gone for good. */
function statusOf(router: AnyRouter): number {
  const status = getSsrStatus(router)
  return status === 404 && router.state.matches.some(({ error }) => isNotFound(error) && isNoPage(error.data) && error.data.because === 'gone') ? 410 : status
}

function attempt(router: AnyRouter): string | undefined {
  try {
    const html = renderToString(createElement(StartServer, { router }))
    return html.includes(LEFT_OUT) ? undefined : html
  } catch (error) {
    if (import.meta.hot) import.meta.hot.send(REQUEST_FAILED, failedRequest(error, router.state.location.href))
    return undefined
  }
}

/** The router hands out the scripts of a page once; a second rendering needs them again. */
function giveScriptsAgain({ serverSsr }: AnyRouter): void {
  if (!serverSsr) return
  const take = serverSsr.takeInitialHydrationScriptTags
  let taken: ReturnType<typeof take>
  serverSsr.takeInitialHydrationScriptTags = () => (taken ??= take())
}
