import site from '#config'
import { decoded, makeAddresses } from './addresses.ts'
import type { Place } from './place.ts'
import { siteOrigin } from './site-origin.ts'

/** The addresses of this site: links, redirects, canonical, hreflang, sitemap and switcher all ask here. */
export const { localeOfPath, isPagePath, toInternal, toExternal, canonicalPath, pathOf, absoluteUrl } = makeAddresses({
  ...site,
  get origin() {
    return siteOrigin()
  },
})

const SLUG_ROUTES: ReadonlyMap<string, 'story' | 'event' | 'topic' | 'person'> = new Map([
  ['stories', 'story'],
  ['events', 'event'],
  ['topics', 'topic'],
  ['people', 'person'],
])

/** Read a path without a language, written with the untranslated segments (`/stories/x?topic=y`), as an editor would type it. */
export function placeOfPath(path: string): Place {
  const [pathname = '', search = ''] = path.split('?')
  const slugs = pathname.split('/').filter(Boolean).map(decoded)
  const [first, slug] = slugs
  if (first === undefined) return { route: 'home' }
  if (first === 'stories' && slug === undefined) {
    const topic = new URLSearchParams(search).get('topic')
    return { route: 'stories', ...(topic ? { topic } : {}) }
  }
  if ((first === 'events' || first === 'topics' || first === 'people') && slug === undefined) return { route: first }
  const route = slug !== undefined && slugs.length === 2 && SLUG_ROUTES.get(first)
  return route ? { route, slug } : { route: 'page', path: slugs.join('/') }
}
