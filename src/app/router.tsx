// Imported before all other views, because their styles build on the root’s style sheet.
import { routeTree } from './routeTree.gen.ts'
import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { SCRIPT_NONCE } from '#app/server/security/own-scripts.server.ts'
import { toExternal, toInternal } from '#app/i18n/addresses/urls.ts'
import { parseSearch, stringifySearch } from '#app/routes/-search.ts'
import { bareFallbacks } from '#app/routes/-fallbacks.tsx'
import { getRequest } from '@tanstack/react-start/server'
import { currentSite } from '#app/i18n/current-site.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { localeOfRequest } from '#app/i18n/negotiate.server.ts'

/**
 * Returns the visitor's language in the mode `never`, in which addresses contain none. In other modes it is that of paths without a prefix, so that
 * pages do not depend on the visitor.
 */
const visitorLocale = createIsomorphicFn()
  .server((): Locale => (currentSite().localePrefix === 'never' ? localeOfRequest(getRequest()) : currentSite().bareLocale))
  .client((): Locale => {
    const { lang } = document.documentElement
    return currentSite().localePrefix === 'never' && isLocale(lang) ? lang : currentSite().bareLocale
  })

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
