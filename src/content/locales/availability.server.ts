import site from '#config'
import { BASE_LOCALE, type Locale } from '#app/i18n/locales.ts'
import type { PageType } from '#app/config/page-types/table.ts'

/**
 * Whether an entry is to be had in a language.
 *
 * - `listed`: at its address, in lists and behind links
 * - `unlisted`: at its address for those who have it, but nothing of the site leads there
 * - `redirected`: at the address of the base language, where links and its own address lead
 * - `missing`: its address is 404, and nothing leads there
 */
export type Availability = 'listed' | 'unlisted' | 'redirected' | 'missing'

/** What becomes of an entry in a language that has no word of it, by the settings. */
export function untranslatedAvailability(type: PageType, locale: Locale): Availability {
  if (locale === BASE_LOCALE) return 'listed'
  switch (site.untranslated[type]) {
    case undefined:
    case 'show':
      return 'listed'
    case 'hide':
      return 'unlisted'
    case 'redirect':
      // Where no address names its language, there is none to send a visitor to.
      return site.localePrefix === 'never' ? 'listed' : 'redirected'
    case 'missing':
      return 'missing'
  }
}

/** Tell whether some languages may leave entries of a type out of lists, so that the service's own counting and paging are of no use. */
export function mayBeUnlisted(type: PageType): boolean {
  return site.untranslated[type] === 'hide' || site.untranslated[type] === 'missing'
}
