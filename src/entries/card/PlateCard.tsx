import type { ReactNode } from 'react'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import type { CardContent, CardProps } from './card.ts'
import { CardTitle } from './CardTitle.tsx'
import styles from './PlateCard.module.css'

const SIZES = {
  large: '(min-width: 64rem) 56vw, 88vw',
  medium: '(min-width: 64rem) 36vw, (min-width: 40rem) 46vw, 88vw',
  small: '(min-width: 40rem) 16vw, 30vw',
}

interface Props extends CardProps<CardContent> {
  /** Parts of the line above the title. */
  readonly note?: ReactNode
}

/** Card with a picture, a title and a summary. Small cards have the picture beside the title and no summary. */
export function PlateCard({ card, note, headingLevel = 3, size = 'medium', priority = false }: Props) {
  return (
    <article className={styles.card} data-size={size} data-picture={card.picture && size !== 'small' ? true : undefined} data-card={card.kind}>
      <div className={styles.text}>
        {note && <p className={styles.meta}>{note}</p>}
        <CardTitle card={card} level={headingLevel} className={styles.title} />
        {card.summary && size !== 'small' && <LocalizedTextView as="p" of={card.summary} className={styles.summary} />}
      </div>
      {card.picture && (
        <div className={styles.picture}>
          <PictureView picture={card.picture} sizes={SIZES[size]} ratio={size === 'small' ? 'square' : 'landscape'} priority={priority} />
        </div>
      )}
    </article>
  )
}
