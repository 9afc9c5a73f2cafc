import type { Content } from '#app/content/content.ts'
import { present } from '#app/content/view/present.ts'
import type { Card } from '#app/entries/cards.tsx'
import { card } from '#app/entries/table.server.ts'
import { isPageType, PAGE_TYPES } from '#app/config/page-types/table.ts'

/** Maximum entries per type that are read for their links. */
const READ = 200
/** Minimum number of links to an entry. */
const MIN_LINKS = 2
const MAX = 6

/** Returns the entries with a page that have the most links from others. Omits entries that are already shown. */
export async function mostLinked(content: Content, shown: ReadonlySet<string>): Promise<Card[]> {
  const read = await Promise.all(
    PAGE_TYPES.filter((type) => content.offers(type)).map((type) => content.some({ content_type: type, order: '-sys.updatedAt', include: 0 }, 0, READ)),
  )
  const times = new Map<string, number>()
  for (const id of read.flatMap(({ entries }) => entries).flatMap(({ links }) => links)) times.set(id, (times.get(id) ?? 0) + 1)
  const often = [...times]
    .filter(([id, count]) => count >= MIN_LINKS && !shown.has(id))
    .toSorted(([one, before], [other, after]) => after - before || (one < other ? -1 : 1))
  if (often.length === 0) return []
  const found = await content.all({
    'sys.id[in]': often
      .slice(0, READ)
      .map(([id]) => id)
      .join(','),
    include: 1,
  })
  const byId = new Map(found.map((entry) => [entry.id, entry]))
  const pages = present(often.map(([id]) => byId.get(id))).filter(({ type, link }) => isPageType(type) && link)
  return present(pages.slice(0, MAX).map(card))
}
