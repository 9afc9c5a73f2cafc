import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { m } from '#messages'
import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import styles from './OpeningHoursSection.module.css'
import type { OpeningDay, OpeningException, OpeningPeriod } from './opening.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { SectionContent, SectionProps } from '../section.ts'

export interface OpeningHoursContent extends SectionContent<'openingHours'> {
  readonly title?: LocalizedText
  readonly days: readonly OpeningDay[]
  readonly regular: readonly OpeningPeriod[]
  readonly exceptions: readonly OpeningException[]
  readonly note?: LocalizedText
}

/** Opening hours: the coming days with today marked, the regular hours and the exceptions. */
export function OpeningHoursSection({ section }: SectionProps<OpeningHoursContent>) {
  const { title, days, regular, exceptions, note } = section
  const Title = title ? 'h3' : 'h2'
  return (
    <section className={`${layout.section} ${styles.section}`}>
      {title && (
        <header className={styles.head}>
          <SectionTitle title={title} className={styles.title} />
        </header>
      )}
      <div className={styles.hours}>
        <div className={styles.days}>
          <OpeningDays days={days} />
        </div>
        <div className={styles.rules}>
          {regular.length > 0 && (
            <div>
              <Title className={`label ${styles.label}`}>{m.hours_regular()}</Title>
              <ul className="plain">
                {regular.map((period) => (
                  <li key={`${period.days} ${period.season ?? ''}`} className={styles.rule}>
                    <span>
                      {period.days}
                      {period.season && <small className={styles.season}>{period.season}</small>}
                    </span>
                    <span>{period.hours}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {exceptions.length > 0 && (
            <div>
              <Title className={`label ${styles.label}`}>{m.hours_exceptions()}</Title>
              <ul className="plain">
                {exceptions.map((exception) => (
                  <li key={exception.days} className={styles.rule}>
                    <span>
                      {exception.days}
                      <LocalizedTextView as="small" of={exception.note} className={styles.season} />
                    </span>
                    <span>{exception.hours}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <LocalizedTextView as="p" of={note} className={layout.note} />
        </div>
      </div>
    </section>
  )
}

/** Table of the opening hours of today and the following days. */
function OpeningDays({ days }: { days: readonly OpeningDay[] }) {
  return (
    <table className={styles.openingDaysDays}>
      <caption className={`label ${styles.caption}`}>{m.hours_days()}</caption>
      <tbody>
        {days.map(({ day, weekday, date, hours, today, note }) => (
          <tr key={day} aria-current={today ? 'date' : undefined}>
            <th scope="row">
              <time dateTime={day}>
                {weekday} <span className={styles.date}>{date}</span>
              </time>
            </th>
            <td>
              {hours}
              <LocalizedTextView as="small" of={note} className={styles.note} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
