import type { CardOf } from '../../card.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import { CardTitle, type CardProps } from '../../card/CardTitle.tsx'
import styles from './PersonCard.module.css'

/** Show a person as a square plate with name and role. */
export function PersonCard({ card, headingLevel = 3, size = 'medium', priority = false }: CardProps<CardOf<'person'>>) {
  return (
    <article className={styles.card} data-size={size} data-card="person">
      <div className={styles.text}>
        <CardTitle card={card} level={headingLevel} className={styles.name} />
        {card.summary && (
          <p className={styles.role} {...phraseProps(card.summary)}>
            {card.summary.text}
          </p>
        )}
      </div>
      {card.picture && (
        <div className={styles.picture}>
          <PictureView picture={card.picture} sizes={size === 'small' ? '6rem' : '(min-width: 64rem) 18vw, 45vw'} ratio="square" priority={priority} />
        </div>
      )}
    </article>
  )
}
