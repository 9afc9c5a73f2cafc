import type { Initial } from './list.ts'
import { m } from '#messages'
import styles from './InitialLinks.module.css'

/** Links to the first term of each letter. */
export function InitialLinks({ initials }: { initials: readonly Initial[] }) {
  return (
    <nav className={styles.initials} aria-label={m.term_initials()}>
      <ul>
        {initials.map(({ letter, term }) => (
          <li key={letter}>
            <a className={styles.initial} href={`#term-${term}`}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
