import type { ItemList } from 'schema-dts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import { targetAddress } from './addresses.server.ts'

/** What lists show: each entry leads to its page, where it has one. */
interface Listed {
  readonly link?: LinkTarget
}

/** Describe a list of pages; none where nothing in it has a page. `name` is what it is called where a page has several. */
export function itemLists(items: readonly Listed[], name?: string): ItemList[] {
  const addresses = items.flatMap(({ link }) => (link ? [targetAddress(link)] : []))
  if (addresses.length === 0) return []
  return [{ '@type': 'ItemList', name, itemListElement: addresses.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })) }]
}
