import type { ItemList } from 'schema-dts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import { targetAddress } from './addresses.server.ts'

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
