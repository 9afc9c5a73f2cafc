import type { About } from '#app/seo/structured-data/page-graph.server.ts'
import type { Card } from '#app/entries/cards.tsx'
import type { ItemList } from 'schema-dts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import { targetAddress } from '#app/seo/structured-data/addresses.server.ts'

/** Describes a listing by the pages that it links to, in order. */
export function aboutListing(cards: readonly Card[]): About {
  return { type: 'CollectionPage', lists: itemLists(cards) }
}

/** List item, which may link to a page. */
interface Listed {
  readonly link?: LinkTarget
}

/** Returns the list of the items' pages; empty if no item has a page. `name` is the heading if a page has several lists. */
export function itemLists(items: readonly Listed[], name?: string): ItemList[] {
  const addresses = items.flatMap(({ link }) => (link ? [targetAddress(link)] : []))
  if (addresses.length === 0) return []
  return [{ '@type': 'ItemList', name, itemListElement: addresses.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })) }]
}
