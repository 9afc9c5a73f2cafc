import type { Query } from '#app/content/client/query.ts'
import type { Content } from '#app/content/content.ts'
import { ofOwnType } from '#app/content/links/own-type.server.ts'
import { topPages } from '#app/content/links/top-pages.server.ts'
import type { LinkTarget, Place } from '#app/i18n/addresses/place.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { listingOf, LISTED_TYPES } from '#app/config/page-types/table.ts'
import type { MenuItem } from './layout-content.ts'
import { pageItem } from './menu.server.ts'

/** Maximum items in the header, and maximum characters of their labels. */
const MAX = 7
const LETTERS = 60
/** The footer has space for more. */
const MAX_BELOW = 40

/** The links above and below each page. */
export interface Menus {
  readonly menu: readonly MenuItem[]
  readonly footer: readonly MenuItem[]
}

/**
 * Composes the menus of a space without menus: the lists with entries, then the top-level pages. Items that do not fit into the header are
 * in the footer.
 */
export async function composedMenus(content: Content): Promise<Menus> {
  const ownLists = (content.mapped?.listings ?? []).map(({ type, name, segment, isOfOrphans }) => ({
    isOfOrphans,
    query: ofOwnType({ type }),
    item: item(content, type, { text: name }, { route: 'page', path: segment }),
  }))
  const lists = [
    ...LISTED_TYPES.filter((type) => content.offers(type)).map((type) => ({
      query: { content_type: type },
      item: item(content, type, { text: pageTypesOnServer[type].title(content.locale) }, { route: listingOf(type) }),
    })),
    ...ownLists.filter(({ isOfOrphans }) => !isOfOrphans),
  ]
  const orphans = ownLists.filter(({ isOfOrphans }) => isOfOrphans)
  const all = [...(await filled(content, lists)), ...(await topPages(content)).flatMap(pageItem), ...(await filled(content, orphans))]
  return fitted(all, [])
}

/** Moves the items that do not fit into the header to the beginning of the footer. */
export function fitted(header: readonly MenuItem[], footer: readonly MenuItem[]): Menus {
  const first = header.findIndex((_, at) => at >= MAX || lettersOf(header.slice(0, at + 1)) > LETTERS)
  const room = first < 0 ? header.length : Math.max(1, first)
  return { menu: header.slice(0, room), footer: [...header.slice(room), ...footer].slice(0, MAX_BELOW) }
}

function lettersOf(items: readonly MenuItem[]): number {
  return items.reduce((sum, { label }) => sum + label.text.length, 0)
}

/** Returns the items of lists with entries. */
async function filled(content: Content, lists: readonly { readonly query: Query; readonly item: MenuItem }[]): Promise<MenuItem[]> {
  const found = await Promise.all(lists.map(async ({ query, item: own }) => ((await isEmpty(content, query)) ? [] : [own])))
  return found.flat()
}

async function isEmpty(content: Content, query: Query): Promise<boolean> {
  return (await content.some(query, 0, 1)).total === 0
}

function item({ locale }: Content, id: string, label: LocalizedText, place: Place): MenuItem {
  const target: LinkTarget = { kind: 'place', locale, place }
  return { id, label, target, children: [] }
}
