import type { MenuItem } from '../site-layout/layout-content.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { m } from '#messages'
import { NavigationMenu, type NavigationItem } from '#app/ui/menu/NavigationMenu.tsx'
import { MenuItemLabel, MenuItemLink } from '../site-layout/MenuItemLink.tsx'
import { isCurrentBranch } from './is-current.ts'
import styles from './Navigation.module.css'

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
