import type { BrowserSite } from '#app/config/sites.ts'
import { currentSite } from '../current-site.ts'
import type { Locale, LocaleInfo } from '../locales.ts'
import { decoded, createAddresses, type Addresses } from './addresses.ts'
import { listingOf, typeOfListing } from '#app/config/page-types/table.ts'
import type { Place } from './place.ts'

const known = new WeakMap<BrowserSite<LocaleInfo>, Addresses<Locale>>()

/** Returns the functions for addresses of a site. */
export function addressesOf(site: BrowserSite<LocaleInfo>): Addresses<Locale> {
  let own = known.get(site)
  if (!own) known.set(site, (own = createAddresses(site, elsewhere)))
  return own

  function elsewhere(locale: Locale, path: string): string | undefined {
    const other = site.elsewhere.get(locale)
    return other && other.origin + addressesOf(other).toExternal(path)
  }
}

/** The addresses of the current site, for links, redirects, canonical links, hreflang, sitemap and language menu. */
const own = () => addressesOf(currentSite())
export const localeOfPath: Addresses<Locale>['localeOfPath'] = (path) => own().localeOfPath(path)
export const isPagePath: Addresses<Locale>['isPagePath'] = (path) => own().isPagePath(path)
export const toInternal: Addresses<Locale>['toInternal'] = (path, current) => own().toInternal(path, current)
export const toExternal: Addresses<Locale>['toExternal'] = (path, current) => own().toExternal(path, current)
export const canonicalPath: Addresses<Locale>['canonicalPath'] = (path, current) => own().canonicalPath(path, current)
export const pathOf: Addresses<Locale>['pathOf'] = (locale, place, current) => own().pathOf(locale, place, current)
export const absoluteUrl: Addresses<Locale>['absoluteUrl'] = (locale, place) => own().absoluteUrl(locale, place)

/** Parses a path without a language, with the untranslated segments (`/stories/x?topic=y`), as editors type it. */
export function placeOfPath(path: string): Place {
  const [pathname = '', search = ''] = path.split('?')
  const slugs = pathname.split('/').filter(Boolean).map(decoded)
  const [first, slug] = slugs
  if (first === undefined) return { route: 'home' }
  const type = typeOfListing(first)
  if (type === undefined || slugs.length > 2) return { route: 'page', path: slugs.join('/') }
  if (slug !== undefined) return { route: type, slug }
  const topic = new URLSearchParams(search).get('topic')
  return { route: listingOf(type), ...(topic ? { topic } : {}) }
}

/** Returns whether a requested path is that of the search. */
export function isSearchPath(path: string): boolean {
  return toInternal(path).split('/')[2] === 'search'
}
