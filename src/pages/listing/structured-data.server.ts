import { itemLists } from '#app/seo/structured-data/item-list.server.ts'
import type { About } from '#app/seo/structured-data/page-graph.server.ts'
import type { Card } from '#app/entries/cards.tsx'

/** Describes a listing by the pages that it links to, in order. */
export function aboutListing(cards: readonly Card[]): About {
  return { type: 'CollectionPage', lists: itemLists(cards) }
}
