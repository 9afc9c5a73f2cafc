import type { CardOf } from '../../card.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import { CardTitle, type CardProps } from '../../card/CardTitle.tsx'
import styles from './TopicCard.module.css'

/** Show a topic as an index card: its name on the ruled line, a plate, a few words. */
export function TopicCard({ card, headingLevel = 3, size = 'medium', priority = false }: CardProps<CardOf<'topic'>>) {
  return (
    <article className={styles.card} data-size={size} data-card="topic">
      <CardTitle card={card} level={headingLevel} className={styles.title} />
      {card.picture && size !== 'small' && (
        <div>
          <PictureView picture={card.picture} sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 100vw" ratio="wide" priority={priority} edge="bare" />
        </div>
      )}
      {card.summary && (
        <p className={styles.summary} {...phraseProps(card.summary)}>
          {card.summary.text}
        </p>
      )}
    </article>
  )
}
