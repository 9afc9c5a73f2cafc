import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

export const GALLERY = 'src/ui/gallery/index.html'

/** Show the elements of `src/ui` at `/_ui` while developing. A build knows nothing of it. */
export function uiGallery(): Plugin {
  return {
    name: 'ui-gallery',
    apply: 'serve',
    // Found at the start, its packages need no second round, which would reload the page.
    config: () => ({ optimizeDeps: { entries: [GALLERY] } }),
    configureServer(server) {
      server.middlewares.use('/_ui', (request, response, next) => {
        readFile(GALLERY, 'utf8')
          .then((html) => server.transformIndexHtml(request.originalUrl ?? '/_ui', html))
          .then((html) => response.setHeader('Content-Type', 'text/html').end(html), next)
      })
    },
  }
}
