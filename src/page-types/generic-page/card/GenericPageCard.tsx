import { PhraseText } from '#app/i18n/PhraseText.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import type { CardProps } from '../../card/card-props.ts'
import { CardTitle } from '../../card/CardTitle.tsx'
import type { GenericCardContent } from './card.ts'
import styles from './GenericPageCard.module.css'

/** Show an entry of any type by what it has of title, date, summary and picture; small ones have no summary. */
export function GenericPageCard({ card, headingLevel = 3, size = 'medium', priority = false }: CardProps<GenericCardContent>) {
  return (
    <article className={styles.card} data-size={size} data-card="genericPage">
      <div className={styles.text}>
        <CardTitle card={card} level={headingLevel} className={styles.title} />
        {card.date && (
          <time className={styles.date} dateTime={card.date.iso}>
            {card.date.date}
          </time>
        )}
        {card.summary && size !== 'small' && <PhraseText as="p" of={card.summary} className={`summary ${styles.summary}`} />}
      </div>
      {card.picture && (
        <div className={styles.picture}>
          <PictureView
            picture={card.picture}
            sizes={size === 'small' ? '(min-width: 40rem) 16vw, 30vw' : '(min-width: 64rem) 25vw, (min-width: 40rem) 44vw, 88vw'}
            ratio={size === 'small' ? 'square' : 'landscape'}
            priority={priority}
          />
        </div>
      )}
    </article>
  )
}
