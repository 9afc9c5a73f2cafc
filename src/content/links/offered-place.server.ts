import type { Place } from '#app/i18n/addresses/place.ts'
import { isListingPlace } from '#app/i18n/addresses/route-of.ts'
import { typeOfListing } from '#app/config/page-types/table.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Content } from '../content.ts'

/** Returns whether a language has the list or the home page at a place. Returns `true` for all other places. */
export function isOffered(content: Pick<Content, 'offers' | 'hasHome'>, place: Place, locale: Locale): boolean {
  if (isListingPlace(place)) return content.offers(typeOfListing(place.route) ?? '', locale)
  return place.route !== 'home' || content.hasHome(locale)
}
