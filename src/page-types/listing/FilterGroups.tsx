import { PhraseText } from '#app/i18n/PhraseText.tsx'
import { FilterOptions } from './ListFilter.tsx'
import type { FilterGroup } from './list-filter.ts'
import styles from './FilterGroups.module.css'

/** Offer several choices by which a listing can be narrowed, each under its name. */
export function FilterGroups({ groups }: { groups: readonly FilterGroup[] }) {
  return groups.map(({ id, label, options }) => (
    <div key={id} className={styles.group} role="group" aria-labelledby={label && `filter-${id}`}>
      <PhraseText as="p" of={label} id={`filter-${id}`} />
      <FilterOptions options={options} />
    </div>
  ))
}
