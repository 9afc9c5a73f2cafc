import type { OpeningDay } from './opening.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { m } from '#messages'
import styles from './OpeningDays.module.css'

/** Table of the opening hours of today and the following days. */
export function OpeningDays({ days }: { days: readonly OpeningDay[] }) {
  return (
    <table className={styles.days}>
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
