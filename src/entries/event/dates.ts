import type { Moment } from '#app/content/view/localized-text.ts'
import type { MonthPart } from '#app/i18n/formats/date-spans.ts'

/** Formatted dates of an event. */
export interface EventDates {
  readonly start: Moment
  readonly end?: Moment
  /** Day of the month, `14`, or `23–27` if the event lasts several days of a month. */
  readonly day: string
  /** Short month and year, `Mar 2027`, in the order of the language. */
  readonly month: readonly MonthPart[]
  /** `Saturday`. */
  readonly weekday: string
  /** Text beside the day, month and year: `Saturday, 19:30–23:00`. */
  readonly hours: string
  /** The whole date in one text: `Saturday, 13 March 2027, 19:30–23:00`. */
  readonly range: string
  readonly past: boolean
}
