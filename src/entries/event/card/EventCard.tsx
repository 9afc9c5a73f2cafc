import { ownCardViews } from '#own/card-views.gen.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { m } from '#messages'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import { CardTitle } from '../../card/CardTitle.tsx'
import { EventDate } from './EventDate.tsx'
import styles from './EventCard.module.css'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { CardContent, CardProps } from '../../card/card.ts'
import type { EventDates } from '../dates.ts'

export interface EventCardContent extends CardContent<'event'> {
  /** The whole date in one text: `Saturday, 13 March 2027, 19:30–23:00`. */
  readonly when: string
  readonly dates: Omit<EventDates, 'range'>
  readonly venue?: LocalizedText
  readonly price?: LocalizedText
}

/** Row of a timetable: day, month, time and event. Only large rows have a picture; small rows have no summary. */
export function EventCard({ card, headingLevel = 3, size = 'medium', priority = false }: CardProps<EventCardContent>) {
  if (ownCardViews?.event) return <ownCardViews.event card={card} headingLevel={headingLevel} size={size} priority={priority} />
  const { dates } = card
  return (
    <article className={styles.row} data-size={size} data-past={dates.past} data-card="event">
      <EventDate dates={dates} classNames={{ date: styles.date, day: styles.day, month: styles.months, year: styles.year }} />
      <div className={styles.what}>
        <CardTitle card={card} level={headingLevel} className={styles.title} />
        {card.summary && size !== 'small' && <LocalizedTextView as="p" of={card.summary} className={`summary ${styles.summary}`} />}
      </div>
      <p className={styles.when}>
        <time className="visually-hidden" dateTime={dates.start.iso}>
          {card.when}
        </time>
        <span className={styles.hour} aria-hidden="true">
          {dates.start.time}
        </span>
        <span aria-hidden="true">{dates.weekday}</span>
        {card.venue && <LocalizedTextView of={card.venue} />}
        {card.price && !dates.past && <LocalizedTextView of={card.price} />}
        {dates.past && <span className={styles.past}>{m.event_past()}</span>}
      </p>
      {card.picture && size === 'large' && (
        <div className={styles.picture}>
          <PictureView picture={card.picture} sizes="(min-width: 64rem) 16vw, 40vw" ratio="landscape" priority={priority} />
        </div>
      )}
    </article>
  )
}
