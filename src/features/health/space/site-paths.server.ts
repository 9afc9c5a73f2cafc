import { BASE_LOCALE, type Locale } from '#app/i18n/locales.ts'
import { isEntryPlace, isListingPlace, isNestedPlace } from '#app/i18n/addresses/route-of.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { isPagePath, localeOfPath, pathOf, placeOfPath, toInternal } from '#app/i18n/addresses/urls.ts'
import { redirectModel } from '#app/content/redirects/model.server.ts'
import { comparablePath, matchOf, readPattern } from '#app/content/redirects/pattern.ts'
import { typeOfListing } from '#app/config/page-types/table.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import { memoize } from 'contentful-emulator/async/memoize.ts'
import type { CheckedSpace } from './checked-space.ts'

/** Target of a typed path. */
export type PathTarget = { readonly kind: 'entry'; readonly id: string } | { readonly kind: 'other' } | { readonly kind: 'nothing' }

/**
 * Returns a function that finds the target of a path of the site, in any language. Paths of another language count, because the site redirects
 * them.
 */
export const sitePaths = memoize(async (space: CheckedSpace): Promise<(path: string) => PathTarget> => {
  const pages = new Map<string, string>()
  await mapYielding(space.entries, (entry) => {
    for (const { locale } of space.languages) {
      const place = space.placeIn(entry, locale)
      if (place) pages.set(keyOf(place), entry.id)
    }
  })
  const redirects = space.entries
    .filter(({ type }) => type === redirectModel.type)
    .flatMap(({ fields }) => Object.values(fields['from'] ?? {}))
    .flatMap((from) => {
      const pattern = readPattern(String(from))
      return 'problem' in pattern ? [] : [pattern]
    })
  const segments = new Set(space.mapped?.listings.map(({ segment }) => segment))

  return (typed) => {
    const path = typed.split(/[?#]/)[0] ?? ''
    const bare = localeOfPath(path) === undefined ? path : path.replace(/^\/[^/]+/, '') || '/'
    // Files are not pages: images, feeds and files at the root.
    if (!isPagePath(path) || /\.[a-z\d]{2,12}$/i.test(path)) return { kind: 'other' }
    const place = placeIn(BASE_LOCALE, placeOfPath(bare))
    const id = pages.get(keyOf(place))
    if (id !== undefined) return { kind: 'entry', id }
    const isThere =
      place.route === 'home' ||
      redirects.some((each) => matchOf(each, comparablePath(bare)) !== undefined) ||
      (isNestedPlace(place) && segments.has(place.path)) ||
      (isListingPlace(place) && space.types.has(typeOfListing(place.route) ?? ''))
    return { kind: isThere ? 'other' : 'nothing' }
  }
}, new WeakMap())

/** Returns the route target that the server resolves for the URL of a route target. Typed paths may contain the segments of a language. */
export function placeIn(locale: Locale, place: Place): Place {
  return placeOfPath(toInternal(pathOf(locale, place)).replace(/^\/[^/]+/, '') || '/')
}

function keyOf(place: Place): string {
  if (isNestedPlace(place)) return `page ${place.path}`
  return isEntryPlace(place) ? `${place.route} ${place.slug}` : place.route
}
