import type { Alternate, PageMeta } from '#app/content/view/page-meta.ts'
import { isVariant, type Locale } from '#app/i18n/locales.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import { perName } from '#app/i18n/per-name.ts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'

/** Indexable page in a language with its absolute address. */
export interface Version {
  readonly hreflang: Locale | 'x-default'
  readonly href: string
}

/**
 * Returns all translations of a page, and the version for visitors of other languages. The head and the sitemap use the same list.
 *
 * If a page is canonical on another site, that site lists it.
 * Only translations count, so that all versions list the same set. Without language prefixes, all versions have the same address, so the list is
 * empty. Search engines accept languages, scripts and regions in `hreflang`, so variants such as Easy German are left out.
 */
export function versionsOf(alternates: readonly Alternate[]): Version[] {
  if (currentSite().localePrefix === 'never') return []
  const versions = indexable(alternates).filter(({ hreflang }) => !isVariant(hreflang))
  const fallback = versions.find((version) => version.hreflang === currentSite().baseLocale) ?? versions[0]
  return fallback ? [...versions, { hreflang: 'x-default', href: fallback.href }] : []
}

/** Returns the versions that the head of a page lists. A page that is not indexed, or that is a variant, belongs to no set of translations. */
export function versionsInHead(locale: Locale, { noindex, alternates }: Pick<PageMeta, 'noindex' | 'alternates'>): Version[] {
  return noindex || isVariant(locale) ? [] : versionsOf(alternates)
}

/** Returns the indexable pages of a page's variants, such as that in Easy German. They belong to no set of translations. */
export function variantsOf(alternates: readonly Alternate[]): Version[] {
  return indexable(alternates).filter(({ hreflang }) => isVariant(hreflang))
}

function indexable(alternates: readonly Alternate[]) {
  return alternates
    .filter((alternate) => alternate.translation === 'translated' && alternate.canonical === undefined)
    .map(({ locale, place }) => ({ hreflang: locale, href: absoluteUrl(locale, place) }))
}

/** Returns the canonical address of a page: its own, or that on the site where it is canonical. */
export function canonicalUrl(locale: Locale, { place, alternates }: Pick<PageMeta, 'place' | 'alternates'>): string {
  return alternates.find((alternate) => alternate.locale === locale)?.canonical ?? absoluteUrl(locale, place)
}

/** Returns a language in the format of Open Graph, with a territory: `de_DE`. */
export const openGraphLocale = perName((locale): string => {
  const { language, region } = new Intl.Locale(locale).maximize()
  return region ? `${language}_${region}` : language
})
