import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import site from '#config'
import { BASE_LOCALE, isLocale, type Locale } from './locales.ts'
import { localeOfRequest } from './negotiate.server.ts'

/**
 * Tell the language of the visitor where no address does: in the mode `never`. In the others it is the base language,
 * so that nothing of a prefixed page depends on who asks.
 */
export const visitorLocale = createIsomorphicFn()
  .server((): Locale => (site.localePrefix === 'never' ? localeOfRequest(getRequest()) : BASE_LOCALE))
  .client((): Locale => {
    const { lang } = document.documentElement
    return site.localePrefix === 'never' && isLocale(lang) ? lang : BASE_LOCALE
  })
