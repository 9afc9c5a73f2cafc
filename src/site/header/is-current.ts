import type { MenuItem } from '#app/page-types/page.ts'
import type { Place } from '#app/i18n/addresses/place.ts'

/** Tell whether a menu item or anything below it leads to this page, or to a page above it. */
export function isCurrentBranch(item: MenuItem, place: Place | undefined): boolean {
  if (!place) return false
  const own = item.target?.kind === 'place' && contains(item.target.place, place)
  return own || item.children.some((child) => isCurrentBranch(child, place))
}

function contains(upper: Place, place: Place): boolean {
  if (upper.route === 'page' && place.route === 'page') return `${place.path}/`.startsWith(`${upper.path}/`)
  if (upper.route === 'stories') return place.route === 'story' || place.route === 'stories'
  if (upper.route === 'events') return place.route === 'event' || place.route === 'events'
  if (upper.route === 'topics') return place.route === 'topic' || place.route === 'topics'
  if (upper.route === 'people') return place.route === 'person' || place.route === 'people'
  return 'slug' in upper && 'slug' in place && upper.route === place.route && upper.slug === place.slug
}
