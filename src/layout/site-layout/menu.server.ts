import type { Entry } from '#app/content/content.ts'
import { navigationItemModel, navigationTarget } from '#app/sections/action/actions.server.ts'
import type { MenuItem } from './layout-content.ts'

const LEVELS = 2

/** Converts the items of a menu and their children to links. In spaces with a custom model, menus may also link to pages directly. */
export function menu(entries: readonly Entry[] = [], level = 1): MenuItem[] {
  return entries.flatMap((entry) => {
    if (entry.origin && entry.type !== navigationItemModel.type) return pageItem(entry)
    const item = entry.read(navigationItemModel)
    if (!item) return []
    const target = navigationTarget(entry, item)
    const children = level < LEVELS ? menu(item.children, level + 1) : []
    // An item without a target or children would have no effect.
    return target || children.length > 0 ? [{ id: entry.id, label: item.label, target, children }] : []
  })
}

/** Creates a menu item for an entry with a page. Returns an empty list if it has no page. */
export function pageItem({ id, name, link }: Entry): MenuItem[] {
  return name && link ? [{ id, label: name, target: link, children: [] }] : []
}
