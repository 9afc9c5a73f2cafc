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
    return finish(await handler.fetch(request))
  },
})
