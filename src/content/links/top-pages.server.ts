import { isNestedPlace } from '#app/i18n/addresses/route-of.ts'
import type { Content, Entry } from '../content.ts'

/** Reads the pages without a parent, the oldest first, without the home page. */
export async function topPages(content: Content): Promise<Entry[]> {
  const pages = await content.all({ content_type: 'page', order: 'sys.createdAt', include: 1 })
  return pages.filter((page) => {
    const place = page.placeIn(content.locale)
    return place && isNestedPlace(place) && content.ancestors(page).length === 0
  })
}
