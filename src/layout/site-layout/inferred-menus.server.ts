import type { Content, Entry } from '#app/content/content.ts'
import { present } from '#app/content/view/present.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { navigationItemModel, navigationTarget } from '#app/sections/action/actions.server.ts'
import { composedMenus, fitted, type Menus, menu } from './composed-menu.server.ts'
import type { MenuItem } from './layout-content.ts'

/** Maximum number of links that are examined for menus. */
const MAX_LINKS = 500
/** Minimum items of a menu. Fewer items are not a menu. */
const FEWEST = 2
/** Maximum links in the footer that no entry links to. */
const MAX_LOOSE = 12
const HEADER = /\b(?:main|primary|header|top|haupt|principal|cabecera)/i
const FOOTER = /footer|legal|social|imprint|pied|pie/i

/** The menus that the settings of the space name. */
interface Settings {
  readonly headerMenu?: readonly Entry[] | undefined
  readonly footerMenu?: readonly Entry[] | undefined
}

/**
 * Returns the menus of a space with a custom model. The header menu is that of the settings, or else the largest tree of links.
 *
 * The footer contains the links that the header lacks, and links to other sites that no entry links to. A space without menus gets composed ones.
 */
export async function inferredMenus(content: Content, settings: Settings = {}): Promise<Menus> {
  const menus = await menusOf(content, settings)
  return { ...menus, footer: [...menus.footer, ...(await looseLinks(content, [...menus.menu, ...menus.footer]))] }
}

async function menusOf(content: Content, { headerMenu, footerMenu }: Settings): Promise<Menus> {
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

/** Returns links to other sites that no entry links to, such as profiles. Omits addresses of the menus, and addresses as labels. */
async function looseLinks({ all, mapped }: Content, menus: readonly MenuItem[]): Promise<readonly MenuItem[]> {
  const ids = mapped?.looseLinks.slice(0, MAX_LOOSE) ?? []
  if (ids.length === 0) return []
  const found = new Map((await all({ 'sys.id[in]': ids.join(','), include: 1 })).map((entry) => [entry.id, entry]))
  const known = new Set(menus.flatMap(urls))
  return menu(present(ids.map((id) => found.get(id)))).filter(({ label, target }) => {
    if (target?.kind !== 'url' || target.href.startsWith('#') || known.has(target.href) || URL.canParse(label.text)) return false
    known.add(target.href)
    return true
  })
}

function urls({ target, children }: MenuItem): readonly string[] {
  return [...(target?.kind === 'url' ? [target.href] : []), ...children.flatMap(urls)]
}

interface Tree {
  readonly label: string
  readonly items: readonly MenuItem[]
}

function itemsOf(tree: Tree | undefined): readonly MenuItem[] {
  return tree?.items ?? []
}

/** Settings may link to a menu that contains the items, instead of the items. The name of such a menu is for editors. */
function unwrapped(entries: readonly Entry[]): readonly MenuItem[] {
  const [only, ...others] = entries
  const item = only?.type === navigationItemModel.type && others.length === 0 ? only.read(navigationItemModel) : undefined
  const isMenu = only && item?.children?.length && !navigationTarget(only, item)
  return menu(isMenu ? item.children : entries)
}

/** Returns the top-level links with children. Those with the name of a main menu come first. */
async function linkTrees(content: Content): Promise<readonly Tree[]> {
  if (!content.offers(navigationItemModel.type)) return []
  const { entries } = await content.some({ content_type: navigationItemModel.type, order: 'sys.id', include: 3 }, 0, MAX_LINKS)
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
