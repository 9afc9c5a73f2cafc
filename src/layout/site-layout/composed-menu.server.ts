import type { Query } from '#app/content/client/query.ts'
import type { Content, Entry } from '#app/content/content.ts'
import { readerName } from 'content-mapping/compose/reader-name.ts'
import { isNestedPlace } from '#app/i18n/addresses/route-of.ts'
import { ofOwnType, ownListings, topPages } from '#app/content/links/listed.server.ts'
import type { LinkTarget, Place } from '#app/i18n/addresses/place.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { listingOf, LISTED_TYPES } from '#app/config/page-types/table.ts'
import { m } from '#messages'
import type { MenuItem } from './layout-content.ts'
import { navigationItemModel, navigationTarget, targetBelow } from '#app/sections/action/actions.server.ts'

/** Maximum items in the header, and maximum characters of their labels. */
const MAX = 7
const LETTERS = 60
/** The footer has space for more. */
const MAX_BELOW = 40
/** Minimum number of pages of one type that share a menu. Fewer are items of the header. */
const MANY = 6
/** Minimum number of pages below one path that share a menu. */
const FEW = 2

/** Pages that visitors look for at the end of a page. */
const LEGAL =
  /\b(?:privacy|legal|terms|cookies?|accessibility|disclaimer|imprint|impressum|datenschutz|agb|barrierefreiheit|mentions|confidentialité|privacidad|aviso|accesibilidad|privacybeleid)\b/i

/** The links above and below each page. */
export interface Menus {
  readonly menu: readonly MenuItem[]
  readonly footer: readonly MenuItem[]
}

/**
 * Composes the menus of a space without menus: the lists with entries, then the top-level pages. Legal pages, lists of parts that no page
 * links to, and items that do not fit into the header are in the footer.
 */
export async function composedMenus(content: Content): Promise<Menus> {
  const listed = LISTED_TYPES.filter((type) => content.offers(type)).map((type) => ({
    query: { content_type: type },
    item: item(content, type, { text: pageTypesOnServer[type].title(content.locale) }, { route: listingOf(type) }),
  }))
  const own = (await ownListings(content)).map(({ type, name, segment, isOfOrphans }) => ({
    isOfOrphans,
    query: ofOwnType({ type }),
    item: item(content, type, { text: name }, { route: 'page', path: segment }),
  }))
  const lists = await filled(content, [...listed, ...own.filter(({ isOfOrphans }) => !isOfOrphans)])
  const orphans = await filled(
    content,
    own.filter(({ isOfOrphans }) => isOfOrphans),
  )
  const pages = await topPages(content)
  const isLegal = ({ label }: MenuItem) => LEGAL.test(label.text)
  const items = pages.flatMap(pageItem)
  const header = [...lists, ...grouped(pages.filter((page) => !pageItem(page).some(isLegal)))]
  return fitted(header, [...items.filter(isLegal), ...orphans, ...rest(content)])
}

/** Groups many pages of one type below the name of their type. Groups pages below a path without a page, too. */
function grouped(pages: readonly Entry[]): MenuItem[] {
  const groupOf = (page: Entry) => {
    const [first, below] = pathOf(page).split('/')
    return below === undefined ? `type ${page.origin?.type ?? ''}` : `path ${first ?? ''}`
  }
  return [...Map.groupBy(pages, groupOf)].flatMap(([group, each]) => {
    const items = each.flatMap(pageItem)
    const isOfPath = group.startsWith('path ')
    const name = isOfPath ? readerName(group.slice('path '.length).replaceAll('-', ' ')) : each[0]?.origin?.plural
    const isMenu = name !== undefined && !/\bpages?$/i.test(name) && items.length >= (isOfPath ? FEW : MANY)
    return isMenu ? [{ id: group, label: { text: name }, children: items.slice(0, MAX_BELOW) }] : items
  })
}

function pathOf(page: Entry): string {
  const place = page.placeIn(page.content.locale)
  return place && isNestedPlace(place) ? place.path : ''
}

/** Returns the link to the page of parts that no page links to. */
function rest(content: Content): MenuItem[] {
  const { mapped, homeId, locale } = content
  if (mapped?.loosePath === undefined || homeId === undefined) return []
  return [item(content, 'loose', { text: m.own_more({}, { locale }) }, { route: 'page', path: mapped.loosePath })]
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

/** Returns the items of lists with entries. The list of a single entry is replaced by that entry. */
async function filled(content: Content, lists: readonly { readonly query: Query; readonly item: MenuItem }[]): Promise<MenuItem[]> {
  const found = await Promise.all(
    lists.map(async ({ query, item: own }) => {
      const { entries, total } = await content.some({ ...query, include: 0 }, 0, 1)
      const [only] = entries
      const isAlone = total === 1 && query.content_type === 'genericPage' && only !== undefined
      return isAlone ? pageItem(only) : total > 0 ? [own] : []
    }),
  )
  return found.flat()
}

function item({ locale }: Content, id: string, label: LocalizedText, place: Place): MenuItem {
  const target: LinkTarget = { kind: 'place', locale, place }
  return { id, label, target, children: [] }
}

const LEVELS = 2

/** Converts the items of a menu and their children to links. In spaces with a custom model, menus may also link to pages directly. */
export function menu(entries: readonly Entry[] = [], level = 1): MenuItem[] {
  return entries.flatMap((entry) => {
    if (entry.origin && entry.type !== navigationItemModel.type) return pageItem(entry)
    const value = entry.read(navigationItemModel)
    if (!value) return []
    const own = navigationTarget(entry, value)
    const target = own ?? targetBelow(value)
    const children = target === own && level < LEVELS ? menu(value.children, level + 1) : []
    // An item without a target or children would have no effect.
    return target || children.length > 0 ? [{ id: entry.id, label: value.label, target, children }] : []
  })
}

/** Creates a menu item for an entry with a page. Returns an empty list if it has no page. */
function pageItem({ id, name, link }: Entry): MenuItem[] {
  return name && link ? [{ id, label: name, target: link, children: [] }] : []
}
