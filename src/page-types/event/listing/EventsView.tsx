import type { EventsPage } from '../../page.ts'
import { m } from '#messages'
import { EventRow } from '../card/EventRow.tsx'
import { PageHead } from '../../layout/PageHead.tsx'
import { useSiteWords } from '../../layout/site-words.ts'
import { Part } from '../../layout/Part.tsx'
import styles from './EventsView.module.css'

/** Show the timetable: what comes, month by month, and what is past behind a disclosure. */
export function EventsView({ page }: { page: EventsPage }) {
  return (
    <>
      <PageHead breadcrumb={page.breadcrumb} title={{ text: m.events_title() }} summary={useSiteWords().eventsIntro}>
        {page.months.length === 0 && <p className={styles.empty}>{m.events_empty()}</p>}
      </PageHead>
      <div className={styles.months}>
        {page.months.map((month, index) => (
          <Part key={month.label} title={month.label} id={`month-${index + 1}`}>
            <ul className="plain">
              {month.events.map((event) => (
                <li key={event.id}>
                  <EventRow card={event} size={index === 0 ? 'large' : 'medium'} />
                </li>
              ))}
            </ul>
          </Part>
        ))}
      </div>
      {page.past.length > 0 && (
        <div className={`page columns ${styles.past}`}>
          <details className={styles.details}>
            <summary className={styles.summary}>
              <h2 className={styles.title}>{m.events_past()}</h2>
            </summary>
            <ul className="plain">
              {page.past.map((event) => (
                <li key={event.id}>
                  <EventRow card={event} size="small" />
                </li>
              ))}
            </ul>
          </details>
        </div>
      )}
    </>
  )
}
