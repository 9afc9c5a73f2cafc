import { VITE_CLIENT } from '#app/framework/markers.ts'
import { mediaHosts } from '#app/content/client/media.server.ts'
import { policyOf, setCachePolicy, type CachePolicy } from './cache-policy.server.ts'
import { DEVELOPMENT_POLICY, hashInlineScripts, openToEditors } from '../security/content-security-policy.server.ts'
import { findRenderFailures } from './render-failures.server.ts'
import { setSecurityHeaders, withSecurityHeaders } from '../security/security-headers.server.ts'

/**
 * Reads the whole body of a response and sets the headers and the status that depend on the body. These are security headers, the
 * Content-Security-Policy of a page, and the cache policy. `promised` is the policy that the URL stands for.
 * A page that failed to render outside of a section becomes a 500, although the renderer returns 200. A page with a failed section retains its
 * status, but is not cacheable; nor are statuses of 400 and above.
 */
export async function finalizeResponse(given: Response, promised: CachePolicy = 'page'): Promise<Response> {
  if (given.headers.has('Content-Security-Policy')) return finalizeWhole(given, promised)
  const response = withSecurityHeaders(given)
  const { headers } = response
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (!isPage || response.body === null) {
    setCachePolicy(headers, policyOf(response.status, promised))
    const body = response.body === null ? null : await response.arrayBuffer()
    return new Response(body, { status: response.status, headers })
  }
  const { html: rendered, hasFailures, isBroken } = findRenderFailures(await response.text())
  const status = isBroken && response.status < 400 ? 500 : response.status
  setCachePolicy(headers, policyOf(status, hasFailures ? 'incompletePage' : promised))
  if (import.meta.env.DEV) {
    headers.set('Content-Security-Policy', DEVELOPMENT_POLICY)
    return new Response(status >= 500 ? withOverlay(rendered) : rendered, { status, headers })
  }
  const { html, policy } = hashInlineScripts(rendered, mediaHosts())
  headers.set('Content-Security-Policy', policy)
  if (promised === 'preview') openToEditors(headers)
  headers.delete('Content-Length')
  return new Response(html, { status, headers })
}

/** Adds Vite’s client to an error page without scripts, so that the error appears in Vite’s overlay. Development only. */
function withOverlay(html: string): string {
  return html.includes(VITE_CLIENT) ? html : html.replace('</head>', `<script type="module" src="${VITE_CLIENT}"></script></head>`)
}

/** Sets the headers of a page from `renderWhole`, which already has its policy and contains no failures. */
function finalizeWhole(page: Response, promised: CachePolicy): Response {
  setSecurityHeaders(page.headers)
  setCachePolicy(page.headers, policyOf(page.status, promised))
  return page
}
