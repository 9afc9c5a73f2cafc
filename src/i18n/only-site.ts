import site from '#config'
import type { BrowserSite } from '#app/config/sites.ts'
import { BASE_LOCALE, LOCALES, type LocaleInfo } from './locales.ts'

/** Returns the site of the document if the settings list no sites. Such a build contains no code for several sites. */
export function documentSite(): BrowserSite<LocaleInfo> {
  const { origin = site.origin } = document.documentElement.dataset
  return { ...site, origin, bareLocale: BASE_LOCALE, tags: LOCALES, elsewhere: new Map() }
}
