import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { CardContent } from '../../card/card.ts'
import type { EventDates } from '../dates.ts'

export interface EventCardContent extends CardContent<'event'> {
  /** The whole date in one text: `Saturday, 13 March 2027, 19:30–23:00`. */
  readonly when: string
  readonly dates: Omit<EventDates, 'range'>
  readonly venue?: LocalizedText
  readonly price?: LocalizedText
}
