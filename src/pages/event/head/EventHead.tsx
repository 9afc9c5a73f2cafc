import type { EventPage } from '../page.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { Breadcrumb } from '../../layout/Breadcrumb.tsx'
import { EventFacts } from './EventFacts.tsx'
import { EventDate } from '#app/entries/event/card/EventDate.tsx'
import styles from './EventHead.module.css'

/** Renders the date of an event in large numerals, beside its title and practical information. */
export function EventHead({ page }: { page: EventPage }) {
  const { dates, title } = page
  return (
    <header className={`page columns ${styles.head}`} data-past={dates.past || undefined}>
      <div className={styles.way}>
        <Breadcrumb crumbs={page.breadcrumb} />
      </div>
      <EventDate dates={dates} classNames={{ date: styles.date, day: styles.day, month: styles.month, year: styles.year }} />
      <div className={styles.words}>
        <LocalizedTextView as="h1" of={title} className={styles.title} />
        <EventFacts page={page} />
      </div>
    </header>
  )
}
