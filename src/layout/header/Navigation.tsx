import type { MenuItem } from '../site-layout/layout-content.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { m } from '#messages'
import { NavigationMenu, type NavigationItem } from '#app/ui/menu/NavigationMenu.tsx'
import { MenuItemLabel, MenuItemLink } from '../site-layout/MenuItemLink.tsx'
import styles from './Navigation.module.css'
import { isEntryPlace, isListingPlace, isNestedPlace, typeOfPlace } from '#app/i18n/addresses/route-of.ts'

interface Props {
  readonly items: readonly MenuItem[]
  readonly place: Place | undefined
}

/** Renders the main menu as a bar, if the window is wide enough. */
export function Navigation({ items, place }: Props) {
  return <NavigationMenu className={styles.nav} label={m.nav_main()} items={items.map((item) => navigationItem(item, place))} />
}

function navigationItem(item: MenuItem, place: Place | undefined): NavigationItem {
  return {
    id: item.id,
    label: <MenuItemLabel item={item} />,
    isCurrent: isCurrentBranch(item, place),
    moreLabel: m.submenu_of({ label: item.label.text }),
    renderLink: item.target && ((attributes) => <MenuItemLink item={item} {...attributes} />),
    children: item.children.filter((child) => child.target).map((child) => ({ id: child.id, link: <MenuItemLink item={child} /> })),
  }
}

/** Returns whether a menu item or one of its descendants links to this page or to a page above it. */
export function isCurrentBranch(item: MenuItem, place: Place | undefined): boolean {
  if (!place) return false
  const own = item.target?.kind === 'place' && contains(item.target.place, place)
  return own || item.children.some((child) => isCurrentBranch(child, place))
}

function contains(upper: Place, place: Place): boolean {
  if (isNestedPlace(upper)) return isNestedPlace(place) && `${place.path}/`.startsWith(`${upper.path}/`)
  if (isListingPlace(upper)) return typeOfPlace(upper) === typeOfPlace(place)
  return isEntryPlace(upper) && isEntryPlace(place) && upper.route === place.route && upper.slug === place.slug
}
