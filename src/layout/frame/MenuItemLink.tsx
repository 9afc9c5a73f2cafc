import type { MenuItem } from './frame.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'

interface Props {
  readonly item: MenuItem
  readonly className?: string | undefined
  /** Marks a link whose item leads to the page that is shown, or above it. */
  readonly 'aria-current'?: true | undefined
  readonly onClick?: (() => void) | undefined
}

/** Link to where an item of a menu leads; an item that leads nowhere is a heading of the items below it. */
export function MenuItemLink({ item, ...attributes }: Props) {
  const label = <MenuItemLabel item={item} />
  if (!item.target) return <p className={attributes.className}>{label}</p>
  return (
    <SiteLink target={item.target} {...attributes}>
      {label}
    </SiteLink>
  )
}

/** Show the words of an item of a menu. */
export function MenuItemLabel({ item: { label } }: Pick<Props, 'item'>) {
  return <span {...phraseProps(label)}>{label.text}</span>
}
