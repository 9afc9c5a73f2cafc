import type { CardOf } from '../../card.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import { CardTitle, type CardProps } from '../../card/CardTitle.tsx'
import styles from './StoryCard.module.css'

const SIZES = {
  large: '(min-width: 64rem) 56vw, 100vw',
  medium: '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 100vw',
  small: '(min-width: 40rem) 16vw, 30vw',
}

/** Show a story as a plate with date, title and summary; small ones keep the plate beside the title. */
export function StoryCard({ card, headingLevel = 3, size = 'medium', priority = false }: CardProps<CardOf<'story'>>) {
  return (
    <article className={styles.card} data-size={size} data-card="story">
      <div className={styles.text}>
        <p className={styles.meta}>
          <time dateTime={card.published.iso}>{card.published.date}</time>
          {card.topics.map((topic) => (
            <span key={topic.id} {...phraseProps(topic.title)}>
              {topic.title.text}
            </span>
          ))}
        </p>
        <CardTitle card={card} level={headingLevel} className={styles.title} />
        {card.summary && size !== 'small' && (
          <p className={styles.summary} {...phraseProps(card.summary)}>
            {card.summary.text}
          </p>
        )}
      </div>
      {card.picture && (
        <div className={styles.picture}>
          <PictureView picture={card.picture} sizes={SIZES[size]} ratio={size === 'small' ? 'square' : 'landscape'} priority={priority} />
        </div>
      )}
    </article>
  )
}
