import type { Content } from '#app/content/content.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import { glossaryTermModel } from '#app/rich-text/terms/terms.server.ts'
import { isPageType } from '#app/config/page-types/table.ts'

/** Maximum glossaries, and pages with one, that are examined. */
const MAX_READ = 10

/** Returns the entry of a term on the page that lists the whole glossary. Returns `null` if no such term or page exists. */
export async function glossaryEntry(content: Content, id: string): Promise<LinkTarget | null> {
  const term = await content.some({ content_type: glossaryTermModel.type, 'sys.id': id, include: 0 }, 0, 1)
  if (term.total === 0) return null
  const lists = await content.some({ content_type: 'list', 'fields.kind': glossaryTermModel.type, include: 0 }, 0, MAX_READ)
  for (const list of lists.entries) {
    if (list.linkedId('topic') !== undefined) continue
    const { entries } = await content.some({ links_to_entry: list.id, include: 1 }, 0, MAX_READ)
    const page = entries.find((entry) => isPageType(entry.type) && entry.isListedIn(content.locale))
    const place = page?.placeIn(content.locale)
    if (place) return { kind: 'place', locale: content.locale, place, hash: `term-${id}` }
  }
  return null
}
