import type { ReactNode } from 'react'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import type { FilterOption } from './list-filter.ts'
import styles from './ListFilter.module.css'

interface Props {
  /** What the choices are for. */
  readonly label: string
  readonly count?: string
  readonly children: ReactNode
}

/** Offer what narrows a listing. */
export function ListFilter({ label, count, children }: Props) {
  return (
    <nav className={styles.filter} aria-label={label}>
      {count && <p className={styles.count}>{count}</p>}
      {children}
    </nav>
  )
}

/** Offer choices as links; what is in force is marked. */
export function FilterOptions({ options }: { options: readonly FilterOption[] }) {
  return (
    <ul className={styles.list}>
      {options.map(({ title, target, active }) => (
        <li key={title.text}>
          <TitleLink title={title} className={styles.link} target={target} data-active={active || undefined} aria-current={active || undefined} />
        </li>
      ))}
    </ul>
  )
}
