import type { Entry } from '#app/content/content.ts'
import { newest } from '#app/content/view/newest.ts'
import type { ListingPlace } from '#app/i18n/addresses/place.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import type { SitemapPage } from '#app/seo/sitemap-page.ts'

/** Tell search engines of a listing, which speaks every language and changes with its entries. */
export function listingInSitemap(place: ListingPlace, entries: readonly Entry[]): SitemapPage {
  return { alternates: LOCALES.map((locale) => ({ locale, place, translation: 'translated' })), updatedAt: newest(entries) }
}
