import type { ReactNode } from 'react'
import { CardList } from '#app/entries/card/CardList.tsx'
import styles from './CardGrid.module.css'

interface Props<C> {
  readonly cards: readonly C[]
  /** How wide a card is. */
  readonly cells: 'wide' | 'narrow'
  /** What to say where there are no cards. */
  readonly empty: string
  /** Shows a card; the index counts from 0. */
  readonly children: (card: C, index: number) => ReactNode
}

/** Lay out cards in a grid, or say that there are none yet. */
export function CardGrid<C extends { readonly id: string }>({ cards, cells, empty, children }: Props<C>) {
  return (
    <div className={`page columns ${styles.body}`} data-cells={cells}>
      {cards.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <CardList cards={cards} className={styles.cards}>
          {children}
        </CardList>
      )}
    </div>
  )
}
