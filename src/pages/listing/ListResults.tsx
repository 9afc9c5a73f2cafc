import type { ReactNode } from 'react'
import { RESULTS } from './list-filter.ts'
import styles from './ListResults.module.css'

interface Props {
  /** Number of results, or the reason for an empty list. Announced when a filter changes it. */
  readonly count: string
  readonly isEmpty: boolean
  /** Feeds and calendars of the results, beside their number. */
  readonly offers?: ReactNode
  readonly children: ReactNode
}

/** Renders the results of a listing below their number. */
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
