import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import { PhraseText } from '#app/i18n/PhraseText.tsx'
import type { FilterGroup } from './list-filter.ts'
import styles from './ListFilter.module.css'

interface Props {
  /** What the choices are for. */
  readonly label: string
  readonly count?: string
  readonly groups: readonly FilterGroup[]
}

/** Offer what narrows a listing as links; what is in force is marked. */
export function ListFilter({ label, count, groups }: Props) {
  return (
    <nav className={styles.filter} aria-label={label}>
      {count && <p className={styles.count}>{count}</p>}
      {groups.map(({ id, label: name, options }) => (
        <div key={id} className={styles.group}>
          <PhraseText as="p" of={name} id={`filter-${id}`} />
          <ul className={styles.list} aria-labelledby={name && `filter-${id}`}>
            {options.map(({ title, target, active }) => (
              <li key={title.text}>
                <TitleLink title={title} className={styles.link} target={target} data-active={active || undefined} aria-current={active || undefined} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
