import type { MenuItem } from '#app/page-types/page.ts'
import type { LinkTarget, Place } from '#app/i18n/addresses/place.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { m } from '#messages'
import { NavigationMenu, type NavigationItem } from '#app/ui/menu/NavigationMenu.tsx'
import { isCurrentBranch } from './is-current.ts'
import styles from './Navigation.module.css'

interface Props {
  readonly items: readonly MenuItem[]
  readonly place: Place | undefined
}

/** Lay out the house's menu as a bar, where there is room for one. */
export function Navigation({ items, place }: Props) {
  return <NavigationMenu className={styles.nav} label={m.nav_main()} items={items.map((item) => navigationItem(item, place))} />
}

function navigationItem(item: MenuItem, place: Place | undefined): NavigationItem {
  const { id, label, target, children } = item
  return {
    id,
    label: <Label label={label} />,
    isCurrent: isCurrentBranch(item, place),
    moreLabel: m.submenu_of({ label: label.text }),
    ...(target && { renderLink: (attributes) => <ItemLink label={label} target={target} {...attributes} /> }),
    children: children.flatMap((child) => (child.target ? [{ id: child.id, link: <ItemLink label={child.label} target={child.target} /> }] : [])),
  }
}

interface ItemLinkProps {
  readonly label: MenuItem['label']
  readonly target: LinkTarget
  readonly className?: string
}

function ItemLink({ label, target, ...attributes }: ItemLinkProps) {
  return (
    <SiteLink target={target} {...attributes}>
      <Label label={label} />
    </SiteLink>
  )
}

function Label({ label }: Pick<ItemLinkProps, 'label'>) {
  return <span {...phraseProps(label)}>{label.text}</span>
}
