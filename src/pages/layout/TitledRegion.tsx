import type { ReactNode } from 'react'
import styles from './TitledRegion.module.css'

interface Props {
  readonly title: string
  /** Id of the heading, unique on the page. */
  readonly id: string
  readonly children: ReactNode
  /** False for navigation, which is useless on paper. */
  readonly print?: boolean
}

/** Renders a region of a page with its title in the margin. */
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
