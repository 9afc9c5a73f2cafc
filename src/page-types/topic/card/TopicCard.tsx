import type { CardContent } from '../../card/card.ts'
import { PhraseText } from '#app/i18n/PhraseText.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import type { CardProps } from '../../card/card-props.ts'
import { CardTitle } from '../../card/CardTitle.tsx'
import styles from './TopicCard.module.css'

/** Show a topic by its name on a ruled line, a picture and a few words. */
export function TopicCard({ card, headingLevel = 3, size = 'medium', priority = false }: CardProps<CardContent<'topic'>>) {
  return (
    <article className={styles.card} data-size={size} data-card="topic">
      <CardTitle card={card} level={headingLevel} className={styles.title} />
      {card.picture && size !== 'small' && (
        <div>
          <PictureView picture={card.picture} sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 88vw" ratio="wide" priority={priority} edge="bare" />
        </div>
      )}
      <PhraseText as="p" of={card.summary} className={styles.summary} />
    </article>
  )
}
