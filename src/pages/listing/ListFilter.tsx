import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import { FoldedFilter } from './FoldedFilter.tsx'
import type { FilterGroup } from './list-filter.ts'
import styles from './ListFilter.module.css'

/** Renders the options of a filter as links, in named groups. Marks the selected option. */
export function ListFilter({ label, groups }: { label: string; groups: readonly FilterGroup[] }) {
  const active = groups.flatMap(({ options }) => options.filter((option) => option.active))
  return (
    <FoldedFilter label={label} chosen={active.map(({ title }) => title)}>
      {groups.map(({ id, label: name, options }) => (
        <div key={id} className={styles.group} role="group" aria-labelledby={name && `filter-${id}`}>
          <LocalizedTextView as="p" of={name} id={`filter-${id}`} />
          <ul className={styles.list}>
            {options.map(({ title, target, active: isActive }) => (
              <li key={title.text}>
                <TitleLink title={title} className={styles.link} target={target} data-active={isActive || undefined} aria-current={isActive || undefined} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </FoldedFilter>
  )
}
