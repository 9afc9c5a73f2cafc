import type { Phrase } from '#app/content/view/phrase.ts'
import type { CardContent } from '../../card/card.ts'

export interface ProductCardContent extends CardContent<'product'> {
  readonly price?: Phrase
}
