import type { ReactElement } from 'react'
import styles from './CardGrid.module.css'

interface Props {
  readonly of: 'topics' | 'people'
  /** What to say where there is nothing. */
  readonly empty: string
  /** A card for each, with a key. */
  readonly children: readonly ReactElement[]
}

/** Lay out everything of a kind after the meridian, or say that there is nothing yet. */
export function CardGrid({ of, empty, children }: Props) {
  return (
    <div className={`page columns ${styles.directory}`}>
      {children.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.cards} data-of={of}>
          {children.map((card) => (
            <li key={card.key}>{card}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
