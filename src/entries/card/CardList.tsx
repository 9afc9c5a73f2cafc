import type { ReactNode } from 'react'

interface Props<C> {
  readonly cards: readonly C[]
  readonly className: string | undefined
  readonly itemClassName?: string
  /** Shows a card; the index counts from 0. */
  readonly children: (card: C, index: number) => ReactNode
}

/** List cards of one kind or of several. */
export function CardList<C extends { readonly id: string }>({ cards, className, itemClassName, children }: Props<C>) {
  return (
    <ul className={className}>
      {cards.map((card, index) => (
        <li key={card.id} className={itemClassName}>
          {children(card, index)}
        </li>
      ))}
    </ul>
  )
}
