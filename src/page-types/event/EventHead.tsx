import type { EventPage } from '../page.ts'
import { PhraseText } from '#app/i18n/PhraseText.tsx'
import { Breadcrumb } from '../layout/Breadcrumb.tsx'
import { EventFacts } from './EventFacts.tsx'
import styles from './EventHead.module.css'

/** Set an event's date in large numerals beside its title and what one needs to know to come. */
export function EventHead({ page }: { page: EventPage }) {
  const { dates, title } = page
  return (
    <header className={`page columns ${styles.poster}`} data-past={dates.past || undefined}>
      <div className={styles.way}>
        <Breadcrumb crumbs={page.breadcrumb} />
      </div>
      <p className={styles.date} aria-hidden="true">
        <span className={styles.day} data-span={dates.day.length > 2 || undefined}>
          {dates.day}
        </span>
        <span className={styles.month}>
          {dates.month.map(({ type, text }) => (
            <span key={type} className={type === 'year' ? styles.year : undefined}>
              {text}
            </span>
          ))}
        </span>
      </p>
      <div className={styles.words}>
        <PhraseText as="h1" of={title} className={styles.title} />
        <EventFacts page={page} />
      </div>
    </header>
  )
}
