import type { EventDates } from '../dates.ts'

interface Props {
  readonly dates: Pick<EventDates, 'day' | 'month'>
  /** Class names of the whole, the day, the month with the year, and the year. */
  readonly classNames: { readonly date?: string; readonly day?: string; readonly month?: string; readonly year?: string }
}

/**
 * Date of an event in large numerals. It is decorative, because the text beside it contains the same date.
 *
 * Languages that write the year first, such as Japanese, have the month above the day.
 */
export function EventDate({ dates, classNames }: Props) {
  const day = (
    <span className={classNames.day} data-span={dates.day.length > 2 || undefined}>
      {dates.day}
    </span>
  )
  const isYearFirst = dates.month[0]?.type === 'year'
  return (
    <p className={classNames.date} aria-hidden="true">
      {!isYearFirst && day}
      <span className={classNames.month}>
        {dates.month.map(({ type, text }) => (
          <span key={type} className={type === 'year' ? classNames.year : undefined}>
            {text}
          </span>
        ))}
      </span>
      {isYearFirst && day}
    </p>
  )
}
