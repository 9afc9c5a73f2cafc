import type { Moment } from '#app/content/view/moment.ts'
import type { MonthPart } from '#app/i18n/formats/date-spans.ts'

/** When an event happens. */
export interface EventDates {
  readonly start: Moment
  readonly end?: Moment
  /** Day of the month, `14`, or `23–27` where it lasts several days of a month. */
  readonly day: string
  /** Short month and year, `Mar 2027`, in the order of the language. */
  readonly month: readonly MonthPart[]
  /** `Saturday`. */
  readonly weekday: string
  /** What the day, month and year beside it do not say: `Saturday, 19:30–23:00`. */
  readonly hours: string
  /** The whole in one phrase: `Saturday, 13 March 2027, 19:30–23:00`. */
  readonly range: string
  readonly past: boolean
}
