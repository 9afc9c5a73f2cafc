import { ownCardViews } from '#own/card-views.gen.ts'
import type { CardContent, CardProps } from '../../card/card.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import { CardTitle } from '../../card/CardTitle.tsx'
import styles from './PersonCard.module.css'

/** Card of a person: a square portrait, the name and the role. */
export function PersonCard({ card, headingLevel = 3, size = 'medium', priority = false }: CardProps<CardContent<'person'>>) {
  if (ownCardViews?.person) return <ownCardViews.person card={card} headingLevel={headingLevel} size={size} priority={priority} />
  return (
    <article className={styles.card} data-size={size} data-card="person">
      <div className={styles.text}>
        <CardTitle card={card} level={headingLevel} className={styles.name} />
        <LocalizedTextView as="p" of={card.summary} className={styles.role} />
      </div>
      {card.picture && (
        <div className={styles.picture}>
          <PictureView
            picture={card.picture}
            sizes={size === 'small' ? '6rem' : '(min-width: 64rem) 20vw, (min-width: 40rem) 27vw, 42vw'}
            ratio="square"
            priority={priority}
          />
        </div>
      )}
    </article>
  )
}
