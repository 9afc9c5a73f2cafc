import type { ReactNode } from 'react'

interface Props<C> {
  readonly cards: readonly C[]
  readonly className: string | undefined
  readonly itemClassName?: string
  /** Renders a card. The index counts from 0. */
  readonly children: (card: C, index: number) => ReactNode
}

/** Lists cards of one or several kinds. */
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
