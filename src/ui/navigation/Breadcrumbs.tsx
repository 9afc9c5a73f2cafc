import type { ReactNode } from 'react'
import styles from './Breadcrumbs.module.css'

interface Props {
  /** Name of the landmark. */
  readonly label: string
  /** From the top level down to the parent page. */
  readonly links: readonly { readonly id: string; readonly link: ReactNode }[]
  /** The page itself. */
  readonly current: ReactNode
}

/**
 * Renders the path to a page. APG pattern: breadcrumb. The last item is the page itself, without a link.
 *
 * A row on phones, a stack in the margin on wide screens.
 */
export function Breadcrumbs({ label, links, current }: Props) {
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol className={styles.list}>
        {links.map(({ id, link }) => (
          <li key={id} className={styles.item}>
            {link}
          </li>
        ))}
        <li className={styles.item}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
