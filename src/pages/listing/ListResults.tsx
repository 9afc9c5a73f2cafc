import type { ReactNode } from 'react'
import { RESULTS } from './list-filter.ts'
import styles from './ListResults.module.css'

interface Props {
  /** How many results there are, or why there are none: read aloud when a filter changes it. */
  readonly count: string
  readonly isEmpty: boolean
  /** Ways to follow the results, beside their count. */
  readonly offers?: ReactNode
  readonly children: ReactNode
}

/** Shows the results of a listing below their count. */
export function ListResults({ count, isEmpty, offers, children }: Props) {
  return (
    <div id={RESULTS} className={styles.results} tabIndex={-1}>
      <div className={styles.head}>
        <p role="status" className={isEmpty ? styles.empty : styles.count}>
          {count}
        </p>
        {offers}
      </div>
      {children}
    </div>
  )
}
