import type { OpeningDay } from './opening.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { m } from '#messages'
import styles from './OpeningDays.module.css'

/** Tabulate the hours of today and the days after it. */
export function OpeningDays({ days }: { days: readonly OpeningDay[] }) {
  return (
    <table className={styles.days}>
      <caption className={`label ${styles.caption}`}>{m.hours_days()}</caption>
      <tbody>
        {days.map(({ day, weekday, date, hours, today, note }) => (
          <tr key={day} {...(today && { 'aria-current': 'date' as const })}>
            <th scope="row">
              <time dateTime={day}>
                {weekday} <span className={styles.date}>{date}</span>
              </time>
            </th>
            <td>
              {hours}
              {note && (
                <small className={styles.note} {...phraseProps(note)}>
                  {note.text}
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
