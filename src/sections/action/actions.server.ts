import type { Entry } from '#app/content/content.ts'
import { linkToAddress } from '#app/content/links/address-link.server.ts'
import { entries as links, entry as link, model, localizedText, symbol } from '#app/content/reading/model.server.ts'
import type { Values } from '#app/content/reading/model.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import { PAGE_TYPES } from '#app/config/page-types/table.ts'
import type { Action } from './Actions.tsx'

/** Link with the editor's text. In menus, it may have children. */
export const navigationItemModel = model(
  'navigationItem',
  { label: localizedText },
  { target: link(...PAGE_TYPES), url: symbol, children: links('navigationItem') },
)

/** Converts navigation items to links. Items without a target are left out. */
export function actions(items: readonly Entry[] = []): Action[] {
  return items.flatMap((entry) => {
    const item = entry.read(navigationItemModel)
    if (!item) return []
    const target = navigationTarget(entry, item) ?? targetBelow(item)
    if (target) return [{ label: item.label, target }]
    // Entries that a language leaves out on purpose are no problem.
    if (item.target && !item.target.isListedIn(entry.content.locale)) return []
    reportContent({ entry: entry.id, problem: 'has neither a target with a page nor an address; the link is left out' })
    return []
  })
}

/** Returns the target of a navigation item: its entry if that has a page, or else its address. */
export function navigationTarget(entry: Entry, item: Values<typeof navigationItemModel>): LinkTarget | undefined {
  return item.target?.link ?? (item.url === undefined ? undefined : linkToAddress(item.url, entry))
}

/**
 * Returns the target of the only child of a navigation item. In spaces with a custom model, a link may lead to a page or to another link,
 * such as one that several buttons share.
 */
export function targetBelow(item: Values<typeof navigationItemModel>): LinkTarget | undefined {
  const [child, ...others] = item.children ?? []
  if (!child?.origin || others.length > 0) return undefined
  const below = child.type === navigationItemModel.type ? child.read(navigationItemModel) : undefined
  if (below?.children?.length) return undefined
  return below ? navigationTarget(child, below) : child.link
}
