import type { Entry } from '#app/content/content.ts'
import { newest } from '#app/content/view/present.ts'
import type { ListingPlace } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { siteLanguages } from '#app/i18n/current-site.ts'
import type { SitemapPage } from '#app/seo/sitemap.ts'

/** Returns the sitemap entry of a listing. It is indexable in every language, not in variants, and changes with its entries. */
export function listingInSitemap(place: ListingPlace, entries: readonly Entry[]): SitemapPage {
  return { alternates: siteLanguages().map((locale) => ({ locale, place, translation: 'translated' })), updatedAt: newest(entries) }
}

/** Returns the sitemap entries of all pages of a listing, each in the languages that have enough entries. */
export function listingPagesInSitemap(
  route: ListingPlace['route'],
  size: number,
  totalIn: (locale: Locale) => number,
  entries: readonly Entry[],
): SitemapPage[] {
  const count = Math.max(1, ...siteLanguages().map((locale) => Math.ceil(totalIn(locale) / size)))
  return Array.from({ length: count }, (_, before) => {
    const { alternates, updatedAt } = listingInSitemap({ route, page: before + 1 }, entries)
    return { alternates: alternates.filter(({ locale }) => before === 0 || totalIn(locale) > before * size), updatedAt }
  })
}
