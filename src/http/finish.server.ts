import { contentOrigin } from '../content/origin.server.ts'
import { DEVELOPMENT_POLICY, sealPage } from './content-security-policy.server.ts'
import { SECURITY_HEADERS } from './security-headers.server.ts'

/** React leaves this where a part threw while rendering on the server. */
const FAILED_PART = '<!--$!-->'
/** Inside a section's own boundary it cost only that section. */
const FAILED_SECTION = /<div[^>]* data-section="[^"]*"[^>]*><!--\$!-->/g

/**
 * Make a response whole: body read to its end, policy and headers fitted to it, status true.
 *
 * A page that failed to render outside of a section is a 500, though the renderer says 200; one that lost a section
 * lives, but must not be kept.
 */
export async function finish(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value)
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (!isPage || response.body === null) {
    if (response.status >= 400) headers.set('Cache-Control', 'no-store')
    const body = response.body === null ? null : await response.arrayBuffer()
    return new Response(body, { status: response.status, headers })
  }
  const rendered = await response.text()
  const failures = count(rendered, FAILED_PART)
  const broken = failures > [...rendered.matchAll(FAILED_SECTION)].length
  const status = broken && response.status < 400 ? 500 : response.status
  headers.set('Cache-Control', status >= 400 || failures > 0 ? 'no-store' : (headers.get('Cache-Control') ?? 'public, max-age=0, must-revalidate'))
  if (import.meta.env.DEV) {
    headers.set('Content-Security-Policy', DEVELOPMENT_POLICY)
    return new Response(rendered, { status, headers })
  }
  const { html, policy } = sealPage(rendered, (await contentOrigin()).mediaHosts)
  headers.set('Content-Security-Policy', policy)
  headers.delete('Content-Length')
  return new Response(html, { status, headers })
}

function count(text: string, part: string): number {
  return text.split(part).length - 1
}
