import site from '#config'
import type { Alternate } from '#app/content/view/page-meta.ts'
import { BASE_LOCALE, type Locale } from '#app/i18n/locales.ts'
import { perName } from '#app/i18n/per-name.ts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'

/** A page in a language that search engines may keep, under its one absolute address. */
export interface Version {
  readonly hreflang: Locale | 'x-default'
  readonly href: string
}

/**
 * Give every language that a page exists in, and the one for visitors of any other: the head and the sitemap both ask here.
 *
 * Translations alone count, so that each version names the same set and itself. Where addresses have no language there
 * are no versions to tell apart.
 */
export function versionsOf(alternates: readonly Alternate[]): Version[] {
  if (site.localePrefix === 'never') return []
  const versions = alternates
    .filter((alternate) => alternate.translation === 'translated')
    .map(({ locale, place }): Version => ({ hreflang: locale, href: absoluteUrl(locale, place) }))
  const fallback = versions.find((version) => version.hreflang === BASE_LOCALE) ?? versions[0]
  return fallback ? [...versions, { hreflang: 'x-default', href: fallback.href }] : []
}

/** Write a language as Open Graph wants it, with a territory: `de_DE`. */
export const openGraphLocale = perName((locale): string => {
  const { language, region } = new Intl.Locale(locale).maximize()
  return region ? `${language}_${region}` : language
})
