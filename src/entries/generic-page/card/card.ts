import type { Moment } from '#app/content/view/moment.ts'
import type { CardContent } from '../../card/card.ts'

export interface GenericCardContent extends CardContent<'genericPage'> {
  readonly date?: Moment
}
