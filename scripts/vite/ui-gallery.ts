import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

export const GALLERY = 'src/ui/gallery/index.html'

/** Serves the elements of `src/ui` at `/_ui` during development. Builds do not contain it. */
export function uiGallery(): Plugin {
  return {
    name: 'ui-gallery',
    apply: 'serve',
    // Vite then optimizes the gallery's packages at the start. Otherwise it would discover them later and reload the page.
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
