// Imported before all other views, because their styles build on the root’s style sheet.
import { routeTree } from './routeTree.gen.ts'
import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { SCRIPT_NONCE } from '#app/server/security/script-nonce.server.ts'
import { toExternal, toInternal } from '#app/i18n/addresses/urls.ts'
import { visitorLocale } from '#app/i18n/visitor-locale.ts'
import { parseSearch, stringifySearch } from '#app/routes/-search.ts'
import { bareFallbacks } from '#app/routes/-fallbacks.tsx'

const serverOptions = createIsomorphicFn()
  .server(() => ({ scrollRestoration: true, ssr: { nonce: SCRIPT_NONCE } }))
  .client(() => ({ scrollRestoration: afterTheDocument() }))

/** Creates a router: one for each request on the server, one in the browser. */
export function getRouter() {
  const locale = visitorLocale()
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: 30_000,
    defaultErrorComponent: bareFallbacks.errorComponent,
    defaultNotFoundComponent: bareFallbacks.notFoundComponent,
    // Otherwise every route would match in any combination of upper and lower case.
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    rewrite: {
      input: ({ url }) => {
        url.pathname = toInternal(url.pathname, locale)
        return url
      },
      output: ({ url }) => {
        url.pathname = toExternal(url.pathname, locale)
        return url
      },
    },
    ...serverOptions(),
  })
}

/**
 * Leaves the initial scroll position to the browser, which may have scrolled to a text fragment. The visitor may also have scrolled before
 * scripts ran. The router restores the position of every later page.
 */
function afterTheDocument(): () => boolean {
  let isPlaced = false
  return () => {
    const restores = isPlaced
    isPlaced = true
    return restores
  }
}
