import type { Content, Entry } from '#app/content/content.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { navigationItemModel } from '#app/sections/action/actions.server.ts'
import { composedMenus, fitted, type Menus } from './composed-menu.server.ts'
import type { MenuItem } from './frame.ts'
import { menu } from './menu.server.ts'

/** Of so many links the menus are looked for. */
const MOST_LINKS = 500
/** A menu with fewer items is a group of one. */
const FEWEST = 2
const HEADER = /\b(?:main|primary|header|top|haupt|principal|cabecera)/i
const FOOTER = /footer|legal|social|imprint|pied|pie/i

/** What settings of the space say of menus. */
interface Given {
  readonly headerMenu?: readonly Entry[] | undefined
  readonly footerMenu?: readonly Entry[] | undefined
}

/**
 * Give the menus of a space with content types of its own: those that its editors made, by its settings or else the largest
 * tree of links, and below them what these do not lead to. A space without any has composed ones.
 */
export async function strangeMenus(content: Content, { headerMenu, footerMenu }: Given = {}): Promise<Menus> {
  const composed = await composedMenus(content)
  const trees = await linkTrees(content)
  const own = unwrapped(headerMenu ?? [])
  const header = own.length >= FEWEST ? own : itemsOf(trees.find(({ label }) => !FOOTER.test(label)))
  if (header.length < FEWEST) return composed
  const below = footerMenu ? unwrapped(footerMenu) : itemsOf(trees.find(({ label }) => FOOTER.test(label)))
  const known = new Set([...header, ...below].flatMap(addresses))
  const rest = [...composed.menu, ...composed.footer].filter((item) => !addresses(item).some((address) => known.has(address)))
  return fitted(header, [...below, ...rest])
}

interface Tree {
  readonly label: string
  readonly items: readonly MenuItem[]
}

function itemsOf(tree: Tree | undefined): readonly MenuItem[] {
  return tree?.items ?? []
}

/** Settings may name a menu that holds the items, instead of these. */
function unwrapped(entries: readonly Entry[]): readonly MenuItem[] {
  const items = menu(entries)
  const [only] = items
  return items.length === 1 && only && !only.target ? only.children : items
}

/** Find the links that others stand below and that stand below none, those first whose name says that they are the main menu. */
async function linkTrees(content: Content): Promise<readonly Tree[]> {
  if (!content.offers(navigationItemModel.type)) return []
  const { entries } = await content.some({ content_type: navigationItemModel.type, order: 'sys.id', include: 3 }, 0, MOST_LINKS)
  const read = entries.flatMap((entry) => {
    const item = entry.read(navigationItemModel)
    return item ? [{ id: entry.id, label: item.label.text, children: item.children ?? [] }] : []
  })
  const below = new Set(read.flatMap(({ children }) => children.map(({ id }) => id)))
  return read
    .filter(({ id }) => !below.has(id))
    .map(({ label, children }) => ({ label, items: menu(children) }))
    .filter(({ items }) => items.length >= FEWEST)
    .toSorted((one, other) => Number(HEADER.test(other.label)) - Number(HEADER.test(one.label)) || other.items.length - one.items.length)
}

function addresses({ target, children }: MenuItem): readonly string[] {
  const own = target?.kind === 'place' ? [pathOf(target.locale, target.place)] : []
  return [...own, ...children.flatMap(addresses)]
}
