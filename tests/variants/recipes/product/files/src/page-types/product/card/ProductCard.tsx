import { phraseProps } from '#app/i18n/phrase-props.ts'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import type { CardOf } from '../../card.ts'
import { CardTitle, type CardProps } from '../../card/CardTitle.tsx'
import styles from './ProductCard.module.css'

/** Show a product as a card: picture, name and price. */
export function ProductCard({ card, headingLevel = 3, priority = false }: CardProps<CardOf<'product'>>) {
  return (
    <article className={styles.card} data-card="product">
      <CardTitle card={card} level={headingLevel} />
      {card.price && <p {...phraseProps(card.price)}>{card.price.text}</p>}
      {card.picture && <PictureView picture={card.picture} sizes="(min-width: 64rem) 22vw, 100vw" ratio="square" priority={priority} />}
    </article>
  )
}
