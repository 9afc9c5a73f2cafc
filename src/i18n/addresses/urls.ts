import site from '#config'
import { decoded, createAddresses } from './addresses.ts'
import { listingOf, typeOfListing } from '#app/config/page-types/table.ts'
import type { Place } from './place.ts'
import { siteOrigin } from './site-origin.ts'

/** The addresses of this site, for links, redirects, canonical links, hreflang, sitemap and language menu. */
export const { localeOfPath, isPagePath, toInternal, toExternal, canonicalPath, pathOf, absoluteUrl } = createAddresses({
  ...site,
  get origin() {
    return siteOrigin()
  },
})

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
