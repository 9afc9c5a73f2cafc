import type { Query } from '#app/content/client/query.ts'
import type { Content } from '#app/content/content.ts'
import { ofOwnType } from '#app/content/links/own-type.server.ts'
import { topPages } from '#app/content/links/top-pages.server.ts'
import type { LinkTarget, Place } from '#app/i18n/addresses/place.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { listingOf, LISTED_TYPES } from '#app/config/page-types/table.ts'
import type { MenuItem } from './frame.ts'
import { pageItem } from './menu.server.ts'

/** A header has room for so many items, and for so many letters of them. */
const MOST = 7
const LETTERS = 60
/** The footer has room for more. */
const MOST_BELOW = 40

/** The links above and below every page. */
export interface Menus {
  readonly menu: readonly MenuItem[]
  readonly footer: readonly MenuItem[]
}

/** Compose the menus of a space that has none: the lists that are not empty, then the topmost pages; what the header has no room for is in the footer. */
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

/** Move what the header has no room for into the footer, before what is there. */
export function fitted(header: readonly MenuItem[], footer: readonly MenuItem[]): Menus {
  const first = header.findIndex((_, at) => at >= MOST || lettersOf(header.slice(0, at + 1)) > LETTERS)
  const room = first < 0 ? header.length : Math.max(1, first)
  return { menu: header.slice(0, room), footer: [...header.slice(room), ...footer].slice(0, MOST_BELOW) }
}

function lettersOf(items: readonly MenuItem[]): number {
  return items.reduce((sum, { label }) => sum + label.text.length, 0)
}

/** Give the items of the lists that hold something. */
async function filled(content: Content, lists: readonly { readonly query: Query; readonly item: MenuItem }[]): Promise<MenuItem[]> {
  const found = await Promise.all(lists.map(async ({ query, item: own }) => ((await isEmpty(content, query)) ? [] : [own])))
  return found.flat()
}

async function isEmpty(content: Content, query: Query): Promise<boolean> {
  return (await content.some(query, 0, 1)).total === 0
}

function item({ locale }: Content, id: string, label: Phrase, place: Place): MenuItem {
  const target: LinkTarget = { kind: 'place', locale, place }
  return { id, label, target, children: [] }
}
