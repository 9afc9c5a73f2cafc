import type { ReactNode } from 'react'
import styles from './TitledRegion.module.css'

interface Props {
  readonly title: string
  /** Of its heading; unique in the page. */
  readonly id: string
  readonly children: ReactNode
  /** False for what leads elsewhere and is of no use on paper. */
  readonly print?: boolean
}

/** Set off a part of a page as a region with its title in the margin. */
export function TitledRegion({ title, id, children, print = true }: Props) {
  return (
    <section className={`page columns ${styles.region}`} aria-labelledby={id} data-print={print ? undefined : 'no'}>
      <div className={styles.margin}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
