import type { ReactNode } from 'react'
import styles from './Breadcrumbs.module.css'

interface Props {
  /** Names the landmark. */
  readonly label: string
  /** From the top down to the page above this one. */
  readonly links: readonly { readonly id: string; readonly link: ReactNode }[]
}

/**
 * Show the way down to a page. APG pattern: breadcrumb, without the page itself, which its heading names.
 *
 * A row on phones, a stack in the margin on wide screens.
 */
export function Breadcrumbs({ label, links }: Props) {
  if (links.length === 0) return null
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol className={styles.list}>
        {links.map(({ id, link }) => (
          <li key={id} className={styles.item}>
            {link}
          </li>
        ))}
      </ol>
    </nav>
  )
}
