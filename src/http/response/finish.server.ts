import { siteOrigin } from '#app/config/site-origin.server.ts'
import { mediaHosts } from '#app/content/client/source.server.ts'
import { DEVELOPMENT_POLICY, sealPage } from './content-security-policy.server.ts'
import { lookForFailures } from './failed-parts.server.ts'
import { securityHeaders } from './security-headers.server.ts'

/**
 * Make a response whole: body read to its end, policy and headers fitted to it, status true.
 *
 * A page that failed to render outside of a section is a 500, though the renderer says 200; one that lost a section
 * lives, but must not be kept.
 */
export async function finish(given: Response): Promise<Response> {
  const response = secured(given)
  const { headers } = response
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (!isPage || response.body === null) {
    if (response.status >= 400) headers.set('Cache-Control', 'no-store')
    const body = response.body === null ? null : await response.arrayBuffer()
    return new Response(body, { status: response.status, headers })
  }
  const { html: rendered, hasLost, isBroken } = lookForFailures(await response.text())
  const status = isBroken && response.status < 400 ? 500 : response.status
  headers.set('Cache-Control', status >= 400 || hasLost ? 'no-store' : (headers.get('Cache-Control') ?? 'public, max-age=0, must-revalidate'))
  if (import.meta.env.DEV) {
    headers.set('Content-Security-Policy', DEVELOPMENT_POLICY)
    return new Response(rendered, { status, headers })
  }
  const { html, policy } = sealPage(rendered, mediaHosts())
  headers.set('Content-Security-Policy', policy)
  headers.delete('Content-Length')
  return new Response(html, { status, headers })
}

/** Give a response the headers that every one carries. */
export function secured(response: Response): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(securityHeaders(siteOrigin()))) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}
