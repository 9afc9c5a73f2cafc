import type { EventsPage } from './page.ts'
import { m } from '#messages'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import { EventCard } from '../card/EventCard.tsx'
import { ListFilter } from '../../listing/ListFilter.tsx'
import { ListingHead } from '../../listing/ListingHead.tsx'
import { ListPagination } from '../../listing/ListPagination.tsx'
import { ProgramLinks } from '../../layout/ProgramLinks.tsx'
import { CardList } from '../../card/CardList.tsx'
import { useSiteWords } from '#app/content/view/use-site-words.ts'
import styles from './EventsView.module.css'

/** Show the timetable month by month, with what narrows it in the margin, and what is past behind a disclosure. */
export function EventsView({ page }: { page: EventsPage }) {
  const { locale, choice } = page
  return (
    <>
      <ListingHead breadcrumb={page.breadcrumb} title={choice.past ? m.events_past() : m.events_title()} summary={useSiteWords().eventsIntro}>
        <ProgramLinks offers={page.calendar} />
      </ListingHead>
      <div className={`page columns ${styles.listing}`}>
        <ListFilter {...page.filter} />
        <div className={styles.body}>
          {page.empty && <p className={styles.empty}>{page.empty}</p>}
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
              <summary className={styles.summary}>
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
        </div>
      </div>
    </>
  )
}
