import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import type { CardProps } from '../../card/card-props.ts'
import { CardTitle } from '../../card/CardTitle.tsx'
import type { ProductCardContent } from './card.ts'
import styles from './ProductCard.module.css'

/** Renders a product with its name, price and picture. */
export function ProductCard({ card, headingLevel = 3, priority = false }: CardProps<ProductCardContent>) {
  return (
    <article className={styles.card} data-card="product">
      <CardTitle card={card} level={headingLevel} />
      <LocalizedTextView as="p" of={card.price} />
      {card.picture && <PictureView picture={card.picture} sizes="(min-width: 64rem) 22vw, 100vw" ratio="square" priority={priority} />}
    </article>
  )
}
