import type { ReactNode } from 'react'
import { CardList } from '#app/entries/card/CardList.tsx'
import styles from './CardGrid.module.css'

interface Props<C> {
  readonly cards: readonly C[]
  /** Width of the cards. */
  readonly cells: 'wide' | 'narrow'
  /** Text of an empty list. */
  readonly empty: string
  /** Renders a card. The index begins at 0. */
  readonly children: (card: C, index: number) => ReactNode
}

/** Renders cards in a grid, or a text if there are none. */
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
