import type { EventsPage } from './page.ts'
import { m } from '#messages'
import { EventCard } from '../card/EventCard.tsx'
import { ListingHead } from '../../listing/ListingHead.tsx'
import { TitledRegion } from '../../layout/TitledRegion.tsx'
import { CardList } from '../../card/CardList.tsx'
import { useSiteWords } from '#app/content/view/use-site-words.ts'
import styles from './EventsView.module.css'

/** Show the timetable: what comes, month by month, and what is past behind a disclosure. */
export function EventsView({ page }: { page: EventsPage }) {
  return (
    <>
      <ListingHead breadcrumb={page.breadcrumb} title={m.events_title()} summary={useSiteWords().eventsIntro}>
        {page.months.length === 0 && <p className={styles.empty}>{m.events_empty()}</p>}
      </ListingHead>
      <div className={styles.months}>
        {page.months.map((month, index) => (
          <TitledRegion key={month.label} title={month.label} id={`month-${index + 1}`}>
            <CardList cards={month.events} className="plain">
              {(event) => <EventCard card={event} size={index === 0 ? 'large' : 'medium'} />}
            </CardList>
          </TitledRegion>
        ))}
      </div>
      {page.past.length > 0 && (
        <div className={`page columns ${styles.past}`}>
          <details className={styles.details}>
            <summary className={styles.summary}>
              <h2 className={styles.title}>{m.events_past()}</h2>
            </summary>
            <CardList cards={page.past} className="plain">
              {(event) => <EventCard card={event} size="small" />}
            </CardList>
          </details>
        </div>
      )}
    </>
  )
}
