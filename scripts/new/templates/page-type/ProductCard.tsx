import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import type { CardProps } from '#app/entries/card/card.ts'
import { CardTitle } from '#app/entries/card/CardTitle.tsx'
import type { ProductCardContent } from './product-card.ts'
import styles from './ProductCard.module.css'

/** Renders the card of an entry with its title, summary and picture. */
export function ProductCard({ card, headingLevel = 3, priority = false }: CardProps<ProductCardContent>) {
  return (
    <article className={styles.card} data-card="product">
      <CardTitle card={card} level={headingLevel} />
      <LocalizedTextView as="p" of={card.summary} />
      {card.picture && <PictureView picture={card.picture} sizes="(min-width: 64rem) 22vw, 100vw" ratio="square" priority={priority} />}
    </article>
  )
}
