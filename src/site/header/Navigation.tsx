import { useId } from 'react'
import type { MenuItem } from '#app/content/view/page.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import type { Place } from '#app/i18n/place.ts'
import { SiteLink } from '#app/i18n/SiteLink.tsx'
import { m } from '#app/paraglide/messages.js'
import { useDisclosures } from '../../ui/useDisclosures.ts'
import { Chevron } from '../ornament/Chevron.tsx'
import { isCurrentBranch } from './is-current.ts'
import styles from './Navigation.module.css'

interface Props {
  readonly items: readonly MenuItem[]
  readonly place: Place | undefined
}

/**
 * Lay out the menu as a bar with panels: the APG disclosure navigation, with top-level links where an item has a target.
 *
 * Without scripts the panels open while the pointer or the focus is on their item.
 */
export function Navigation({ items, place }: Props) {
  const { rootProps, itemProps, buttonProps, panelProps } = useDisclosures<HTMLElement>()
  const base = useId()
  return (
    <nav {...rootProps} className={styles.nav} aria-label={m.nav_main()}>
      <ul className={styles.bar}>
        {items.map((item) => {
          const id = `${base}${item.id}`
          const branch = isCurrentBranch(item, place) ? { 'aria-current': true as const } : {}
          if (item.children.length === 0) {
            return (
              <li key={item.id} className={styles.item}>
                {item.target && (
                  <SiteLink className={styles.top} target={item.target} {...branch}>
                    <Label item={item} />
                  </SiteLink>
                )}
              </li>
            )
          }
          return (
            <li key={item.id} className={styles.item} {...itemProps(id)}>
              {item.target && (
                <SiteLink className={styles.top} target={item.target} {...branch}>
                  <Label item={item} />
                </SiteLink>
              )}
              <button
                className={item.target ? styles.more : styles.top}
                {...buttonProps(id)}
                {...(item.target ? { 'aria-label': m.submenu_of({ label: item.label.text }) } : branch)}
              >
                {!item.target && <Label item={item} />}
                <Chevron className={styles.chevron} />
              </button>
              <ul className={styles.panel} {...panelProps(id)}>
                {item.children.map((child) => (
                  <li key={child.id}>
                    {child.target && (
                      <SiteLink className={styles.link} target={child.target}>
                        <Label item={child} />
                      </SiteLink>
                    )}
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

function Label({ item }: { item: MenuItem }) {
  return <span {...phraseProps(item.label)}>{item.label.text}</span>
}
