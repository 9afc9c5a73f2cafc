import site from '#config'
import { isPerLocale } from './publishing.server.ts'
import { isVariant, standardOf, type Locale } from '#app/i18n/locales.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import type { PageType } from '#app/config/page-types/table.ts'

/**
 * Availability of an entry in a language.
 *
 * - `listed`: at its address, in lists and behind links
 * - `unlisted`: at its address only; lists and links leave it out
 * - `redirected`: at the address in another language (`addressLanguage`), to which links and the entry's address lead
 * - `missing`: its address is 404, and no link leads there
 */
export type Availability = 'listed' | 'unlisted' | 'redirected' | 'missing'

/** Returns the language of an entry's address. For a redirected entry, it is the standard language of a variant, or else the base language. */
export function addressLanguage(availability: Availability | undefined, locale: Locale): Locale {
  if (availability !== 'redirected') return locale
  return isVariant(locale) ? standardOf(locale) : currentSite().baseLocale
}

/** Returns the availability of an untranslated entry in a language, by the settings of the site. A variant contains translated entries only. */
export function untranslatedAvailability(type: PageType, locale: Locale): Availability {
  if (isVariant(locale)) return 'redirected'
  if (locale === currentSite().baseLocale) return 'listed'
  switch (site.untranslated[type]) {
    case undefined:
    case 'show':
      return 'listed'
    case 'hide':
      return 'unlisted'
    case 'redirect':
      // Without language prefixes, the address of the base language is the same, so no redirect is possible.
      return currentSite().localePrefix === 'never' ? 'listed' : 'redirected'
    case 'missing':
      return 'missing'
  }
}

/** Returns whether lists of some languages may leave out entries of a type. The service cannot count and page such lists. */
export function mayBeUnlisted(type: PageType): boolean {
  return isPerLocale() || site.untranslated[type] === 'hide' || site.untranslated[type] === 'missing'
}
