import type { StoryCardContent } from './card.ts'
import { PhraseText } from '#app/i18n/PhraseText.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import type { CardProps } from '../../card/card-props.ts'
import { CardTitle } from '../../card/CardTitle.tsx'
import styles from './StoryCard.module.css'

const SIZES = {
  large: '(min-width: 64rem) 56vw, 88vw',
  medium: '(min-width: 64rem) 36vw, (min-width: 40rem) 46vw, 88vw',
  small: '(min-width: 40rem) 16vw, 30vw',
}

/** Show a story by its cover, date, title and summary; small ones have the cover beside the title and no summary. */
export function StoryCard({ card, headingLevel = 3, size = 'medium', priority = false }: CardProps<StoryCardContent>) {
  return (
    <article className={styles.card} data-size={size} data-picture={card.picture && size !== 'small' ? true : undefined} data-card="story">
      <div className={styles.text}>
        {(card.published || card.topics.length > 0) && (
          <p className={styles.meta}>
            {card.published && <time dateTime={card.published.iso}>{card.published.date}</time>}
            {card.topics.map((topic) => (
              <PhraseText key={topic.id} of={topic.title} />
            ))}
          </p>
        )}
        <CardTitle card={card} level={headingLevel} className={styles.title} />
        {card.summary && size !== 'small' && <PhraseText as="p" of={card.summary} className={styles.summary} />}
      </div>
      {card.picture && (
        <div className={styles.picture}>
          <PictureView picture={card.picture} sizes={SIZES[size]} ratio={size === 'small' ? 'square' : 'landscape'} priority={priority} />
        </div>
      )}
    </article>
  )
}
