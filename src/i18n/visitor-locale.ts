import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import site from '#config'
import { BASE_LOCALE, isLocale, type Locale } from './locales.ts'
import { localeOfRequest } from './negotiate.server.ts'

/**
 * Returns the visitor's language in the mode `never`, in which addresses contain none. In other modes it is the base language, so that
 * pages do not depend on the visitor.
 */
export const visitorLocale = createIsomorphicFn()
  .server((): Locale => (site.localePrefix === 'never' ? localeOfRequest(getRequest()) : BASE_LOCALE))
  .client((): Locale => {
    const { lang } = document.documentElement
    return site.localePrefix === 'never' && isLocale(lang) ? lang : BASE_LOCALE
  })
