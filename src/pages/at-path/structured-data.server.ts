import type { About } from '#app/seo/structured-data/page-graph.server.ts'
import { aboutListing } from '../listing/structured-data.server.ts'
import { aboutPage } from '../page/structured-data.server.ts'
import type { AtPath } from './at-path.server.ts'

/** Describes the content at a path of slugs. The meaning of unmapped types is unknown, so their entries are described as pages. */
export function aboutAtPath(page: AtPath): About {
  if (!('shows' in page)) return aboutPage(page)
  return page.shows === 'list' ? aboutListing(page.cards) : { language: page.title.locale ?? page.locale, picture: page.picture }
}
