import { phraseProps } from '#app/i18n/phrase-props.ts'
import type { Narrowing } from './page.ts'
import { SearchLink } from './SearchLink.tsx'
import styles from './Narrowings.module.css'

/** Offer ways to narrow what was found, or to take that back. */
export function Narrowings({ items, title }: { readonly items: readonly Narrowing[]; readonly title?: string }) {
  return (
    <>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.list}>
        {items.map(({ id, title: name, link, count, isActive }) => (
          <li key={id}>
            <SearchLink to={link} className={styles.link} data-active={isActive || undefined} aria-current={isActive ? 'true' : undefined}>
              <span {...phraseProps(name)}>{name.text}</span>
              {count && <span className={styles.count}>{count}</span>}
            </SearchLink>
          </li>
        ))}
      </ul>
    </>
  )
}
