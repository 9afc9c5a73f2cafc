import handler, { createServerEntry } from '@tanstack/react-start/server-entry'
import { contentOrigin, MEDIA_PATH } from './content/origin.server.ts'
import { findAddress } from './http/find-address.server.ts'
import { finish } from './http/finish.server.ts'
import { refuseMethod } from './http/method-guard.server.ts'

/** Answer every request that is not a built file. */
export default createServerEntry({
  async fetch(request) {
    const url = new URL(request.url)
    const early = refuseMethod(request.method, url.pathname) ?? findAddress(request, url)
    if (early) return finish(early)
    if (url.pathname.startsWith(`${MEDIA_PATH}/`)) {
      const { serveMedia } = await contentOrigin()
      if (serveMedia) return serveMedia(request)
    }
    // A page is asked for as if it were to be sent, so that HEAD gives the headers that GET would.
    const whole = await finish(await handler.fetch(request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request))
    return request.method === 'HEAD' ? new Response(null, whole) : whole
  },
})
