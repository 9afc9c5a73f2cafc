import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { AnyRouter } from '@tanstack/react-router'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { LEFT_OUT } from './markers.ts'

/**
 * Renders a page to a string with the router's scripts. Returns `undefined` if a component threw or suspended; the error is
 * passed to `onError`, and the page can be rendered again, as a stream.
 */
export async function renderToText(router: AnyRouter, onError: (error: unknown) => void): Promise<string | undefined> {
  keepHydrationScripts(router)
  let html: string
  try {
    html = renderToString(createElement(StartServer, { router }))
  } catch (error) {
    onError(error)
    return undefined
  }
  return html.includes(LEFT_OUT) ? undefined : transformHtmlStringWithRouter(router, html)
}

/** Returns the HTTP status of a rendered page. */
export const statusOf: (router: AnyRouter) => number = getSsrStatus

/** The router returns the scripts of a page only once; a second rendering needs them again. @version @tanstack/router-core 1.171.39 */
function keepHydrationScripts({ serverSsr }: AnyRouter): void {
  if (!serverSsr) return
  const take = serverSsr.takeInitialHydrationScriptTags
  let taken: ReturnType<typeof take>
  serverSsr.takeInitialHydrationScriptTags = () => (taken ??= take())
}
