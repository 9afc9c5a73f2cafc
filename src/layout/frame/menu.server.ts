import type { Entry } from '#app/content/content.ts'
import { navigationItemModel, navigationTarget } from '#app/sections/action/actions.server.ts'
import type { MenuItem } from './frame.ts'

const LEVELS = 2

/** Turn the items of a menu, and those below them, into links. Spaces with content types of their own also list pages themselves. */
export function menu(entries: readonly Entry[] = [], level = 1): MenuItem[] {
  return entries.flatMap((entry) => {
    if (entry.origin && entry.type !== navigationItemModel.type) return pageItem(entry)
    const item = entry.read(navigationItemModel)
    if (!item) return []
    const target = navigationTarget(entry, item)
    const children = level < LEVELS ? menu(item.children, level + 1) : []
    // An item that leads nowhere and opens nothing would be a dead end.
    return target || children.length > 0 ? [{ id: entry.id, label: item.label, target, children }] : []
  })
}

/** Make an item of an entry that has a page; none where it has not. */
export function pageItem({ id, name, link }: Entry): MenuItem[] {
  return name && link ? [{ id, label: name, target: link, children: [] }] : []
}
