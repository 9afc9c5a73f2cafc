import { ownCardViews } from '#own/card-views.gen.ts'
import type { CardContent, CardProps } from '../../card/card.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import { CardTitle } from '../../card/CardTitle.tsx'
import styles from './PageCard.module.css'

/** Entry of a table of contents: the title on a rule, a summary, and an arrow at the far end. */
export function PageCard({ card, headingLevel = 3, size = 'medium', priority = false }: CardProps<CardContent<'page'>>) {
  if (ownCardViews?.page) return <ownCardViews.page card={card} headingLevel={headingLevel} size={size} priority={priority} />
  return (
    <article className={styles.card} data-size={size} data-card="page">
      <CardTitle card={card} level={headingLevel} className={styles.title} />
      {card.summary && size !== 'small' && <LocalizedTextView as="p" of={card.summary} className={`summary ${styles.summary}`} />}
      {card.picture && size === 'large' && (
        <div className={styles.picture}>
          <PictureView picture={card.picture} sizes="(min-width: 64rem) 56vw, 88vw" ratio="landscape" priority={priority} />
        </div>
      )}
    </article>
  )
}
