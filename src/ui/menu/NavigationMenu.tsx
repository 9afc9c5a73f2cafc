import { useId, type ReactNode } from 'react'
import { Chevron } from '../icons/Chevron.tsx'
import styles from './NavigationMenu.module.css'
import panel from '../overlay/panel.module.css'
import { useDisclosures } from './useDisclosures.ts'

interface LinkAttributes {
  readonly className?: string | undefined
  readonly 'aria-current'?: true | undefined
}

export interface NavigationItem {
  readonly id: string
  readonly label: ReactNode
  /** Whether the current page is the item's page or below it. */
  readonly isCurrent: boolean
  /** Renders the link of an item with an address. The link shows the label. */
  readonly renderLink?: (attributes: LinkAttributes) => ReactNode
  /** Name of the button beside such a link. */
  readonly moreLabel: string
  readonly children: readonly { readonly id: string; readonly link: ReactNode }[]
}

interface Props {
  readonly label: string
  readonly items: readonly NavigationItem[]
  readonly className?: string | undefined
}

/**
 * Renders a menu of two levels as a bar with panels. APG pattern: disclosure navigation with top-level links.
 *
 * A press or a resting mouse opens, Escape closes, arrow keys move. Without scripts, panels also open while the pointer is on their item.
 */
export function NavigationMenu({ label, items, className }: Props) {
  const { rootProps, itemProps, buttonProps, panelProps } = useDisclosures<HTMLElement>()
  const base = useId()
  return (
    <nav {...rootProps} className={className} aria-label={label}>
      <ul className={styles.bar}>
        {items.map((item) => {
          const id = `${base}${item.id}`
          const current = item.isCurrent || undefined
          const link = item.renderLink?.({ className: styles.top, 'aria-current': current })
          if (item.children.length === 0) {
            return (
              <li key={item.id} className={styles.item}>
                {link}
              </li>
            )
          }
          return (
            <li key={item.id} className={`${styles.item} ${panel.anchor}`} {...itemProps(id)}>
              {link}
              <button
                {...buttonProps(id)}
                className={link ? styles.more : styles.top}
                aria-label={link ? item.moreLabel : undefined}
                aria-current={link ? undefined : current}
              >
                {!link && item.label}
                <Chevron className={panel.chevron} />
              </button>
              <ul className={`${panel.panel} ${styles.panel}`} {...panelProps(id)}>
                {item.children.map((child) => (
                  <li key={child.id} className={styles.child}>
                    {child.link}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
