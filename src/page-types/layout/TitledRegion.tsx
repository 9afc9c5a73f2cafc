import type { ReactNode } from 'react'
import styles from './TitledRegion.module.css'

interface Props {
  readonly title: string
  /** Unique in the page; names the part for assistive technology. */
  readonly id: string
  readonly children: ReactNode
  /** False for what leads elsewhere and is of no use on paper. */
  readonly print?: boolean
}

/** Lay out a part of a page with its title in the margin and its matter after the meridian. */
export function TitledRegion({ title, id, children, print = true }: Props) {
  return (
    <section className={`page columns ${styles.part}`} aria-labelledby={id} {...(!print && { 'data-print': 'no' })}>
      <div className={styles.margin}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
