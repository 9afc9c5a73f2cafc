import type { EventPage } from '#app/content/view/page.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { m } from '#messages'
import { TopicLinks } from './TopicLinks.tsx'
import styles from './EventFacts.module.css'

/** Note beside an event when and where it is, and how to book. */
export function EventFacts({ page }: { page: EventPage }) {
  const { dates, venue, booking, topics } = page
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        <div>
          <dt>{m.event_when()}</dt>
          <dd>{dates.range}</dd>
        </div>
        {venue && (
          <div>
            <dt>{m.event_where()}</dt>
            <dd {...phraseProps(venue)}>{venue.text}</dd>
          </div>
        )}
        {topics.length > 0 && (
          <div>
            <dt>{m.topics_label()}</dt>
            <dd>
              <TopicLinks topics={topics} />
            </dd>
          </div>
        )}
      </dl>
      {dates.past && <p className={styles.over}>{m.event_over()}</p>}
      {booking && !dates.past && (
        <a className={styles.book} href={booking} rel="noopener">
          {m.event_book()}
        </a>
      )}
    </div>
  )
}
