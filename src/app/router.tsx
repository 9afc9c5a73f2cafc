// Before all other views: the root brings the style sheet that theirs build on.
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

/** Make the router: one for each request on the server, one in the browser. */
export function getRouter() {
  const locale = visitorLocale()
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: 30_000,
    defaultErrorComponent: bareFallbacks.errorComponent,
    defaultNotFoundComponent: bareFallbacks.notFoundComponent,
    // Otherwise each of its routes would have as many addresses as letters have cases.
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
 * Leave the first position to the browser: it may have found a text fragment, and the visitor may have scrolled before
 * scripts ran. The router places every page after that.
 */
function afterTheDocument(): () => boolean {
  let isPlaced = false
  return () => {
    const restores = isPlaced
    isPlaced = true
    return restores
  }
}
