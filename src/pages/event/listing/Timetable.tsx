import { m } from '#messages'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import { CardList } from '#app/entries/card/CardList.tsx'
import { FeedLinks } from '../../layout/FeedLinks.tsx'
import { ListFilter } from '../../listing/ListFilter.tsx'
import { ListResults } from '../../listing/ListResults.tsx'
import { ListPagination } from '../../listing/ListPagination.tsx'
import { EventCard } from '#app/entries/event/card/EventCard.tsx'
import type { EventsPage } from './page.ts'
import styles from './Timetable.module.css'

/** Renders events by month, with filters in the margin, feeds and calendars, and past events in a disclosure. */
export function Timetable({ id, page }: { id: string; page: EventsPage }) {
  const { locale, choice } = page
  return (
    <div id={id} className={`page columns ${styles.listing}`}>
      <ListFilter {...page.filter} />
      <ListResults count={page.count} isEmpty={page.months.length === 0} offers={<FeedLinks offers={page.calendar} />}>
        {page.months.map((month, index) => (
          <section key={month.label} className={styles.month} aria-labelledby={`month-${index + 1}`}>
            <h2 id={`month-${index + 1}`} className={styles.name}>
              {month.label}
            </h2>
            <CardList cards={month.events} className="plain">
              {(event) => <EventCard card={event} size={index === 0 && !choice.past ? 'large' : 'medium'} />}
            </CardList>
          </section>
        ))}
        <ListPagination locale={locale} page={page.page} pages={page.pages} placeOf={(number) => ({ route: 'events', ...choice, page: number })} />
        {page.past.length > 0 && (
          <details className={styles.details}>
            <summary className={`fold ${styles.summary}`}>
              <h2 className={styles.title}>{m.events_past()}</h2>
            </summary>
            <CardList cards={page.past} className="plain">
              {(event) => <EventCard card={event} size="small" />}
            </CardList>
            {page.morePast && (
              <p className={styles.more}>
                <TitleLink title={page.morePast.label} target={page.morePast.target} />
              </p>
            )}
          </details>
        )}
      </ListResults>
    </div>
  )
}
