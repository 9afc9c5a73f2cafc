import type { MenuItem } from './layout-content.ts'
import { textProps } from '#app/i18n/text-props.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'

interface Props {
  readonly item: MenuItem
  readonly className?: string | undefined
  /** Marks a link to the current page or to a page above it. */
  readonly 'aria-current'?: true | undefined
  readonly onClick?: (() => void) | undefined
}

/** Links to the target of a menu item. An item without a target is a heading of the items below. */
export function MenuItemLink({ item, ...attributes }: Props) {
  const label = <MenuItemLabel item={item} />
  if (!item.target) return <p className={attributes.className}>{label}</p>
  return (
    <SiteLink target={item.target} {...attributes}>
      {label}
    </SiteLink>
  )
}

/** Renders the label of a menu item. */
export function MenuItemLabel({ item: { label } }: Pick<Props, 'item'>) {
  return <span {...textProps(label)}>{label.text}</span>
}
