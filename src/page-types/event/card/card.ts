import type { Phrase } from '#app/content/view/phrase.ts'
import type { CardContent } from '../../card/card.ts'
import type { EventDates } from '../dates.ts'

export interface EventCardContent extends CardContent<'event'> {
  readonly dates: EventDates
  readonly venue?: Phrase
  readonly price?: Phrase
}
