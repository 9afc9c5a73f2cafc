import handler, { createServerEntry } from '@tanstack/react-start/server-entry'
import site from '#config'
import { contentOrigin, MEDIA_PATH } from './content/origin.server.ts'
import { findAddress } from './http/find-address.server.ts'
import { finish } from './http/finish.server.ts'
import { refuseMethod } from './http/method-guard.server.ts'
import { straighten } from './http/straighten.server.ts'
import { NEGOTIATED } from './i18n/negotiate.server.ts'
import { isPagePath } from './i18n/urls.ts'

/** Answer every request that is not a built file. */
export default createServerEntry({
  async fetch(request) {
    const { pathname } = new URL(request.url)
    const refused = refuseMethod(request.method, pathname)
    if (refused) return finish(refused)
    if (pathname.startsWith(`${MEDIA_PATH}/`)) {
      const { serveMedia } = await contentOrigin()
      if (serveMedia) return serveMedia(request)
    }
    if (!isPagePath(pathname)) return finish(await answer(detached(request, request.method)))
    // A page is asked for as if it were to be sent, so that HEAD gives the headers that GET would.
    const reading = detached(request, 'GET')
    const whole = await finish(await straighten(reading, await answer(reading), answer))
    if (site.localePrefix === 'never') negotiated(whole.headers)
    return request.method === 'HEAD' ? new Response(null, whole) : whole
  },
})

async function answer(request: Request): Promise<Response> {
  return findAddress(request, new URL(request.url)) ?? handler.fetch(request)
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
