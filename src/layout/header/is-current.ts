import type { MenuItem } from '../site-layout/layout-content.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { isEntryPlace, isListingPlace, isNestedPlace, typeOfPlace } from '#app/i18n/addresses/route-of.ts'

/** Returns whether a menu item or one of its descendants links to this page or to a page above it. */
export function isCurrentBranch(item: MenuItem, place: Place | undefined): boolean {
  if (!place) return false
  const own = item.target?.kind === 'place' && contains(item.target.place, place)
  return own || item.children.some((child) => isCurrentBranch(child, place))
}

function contains(upper: Place, place: Place): boolean {
  if (isNestedPlace(upper)) return isNestedPlace(place) && `${place.path}/`.startsWith(`${upper.path}/`)
  if (isListingPlace(upper)) return typeOfPlace(upper) === typeOfPlace(place)
  return isEntryPlace(upper) && isEntryPlace(place) && upper.route === place.route && upper.slug === place.slug
}
