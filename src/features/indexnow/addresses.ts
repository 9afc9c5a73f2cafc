import site from '#config'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'
import { BASE_LOCALE } from '#app/i18n/locales.ts'
import { versionsOf } from '#app/seo/alternates.ts'
import type { SitemapPage } from '#app/seo/sitemap-page.ts'

/** Indexable URLs, with the time of their latest change. */
export type Addresses = ReadonlyMap<string, string>

/** Returns the URLs of the sitemap. */
export function addressesOf(pages: readonly SitemapPage[]): Addresses {
  return new Map(pages.flatMap((page) => indexed(page).map((address): [string, string] => [address, page.updatedAt])))
}

function indexed({ alternates }: SitemapPage): string[] {
  if (site.localePrefix !== 'never') return [...new Set(versionsOf(alternates).map(({ href }) => href))]
  const base = alternates.find(({ locale, translation }) => locale === BASE_LOCALE && translation === 'translated')
  return base ? [absoluteUrl(base.locale, base.place)] : []
}

/** Returns the URLs that were added, changed or removed. */
export function changedAddresses(before: Addresses, after: Addresses): string[] {
  const changed = [...after].filter(([address, updatedAt]) => before.get(address) !== updatedAt)
  const gone = [...before.keys()].filter((address) => !after.has(address))
  return [...changed.map(([address]) => address), ...gone]
}
