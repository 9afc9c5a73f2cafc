import type { Phrase } from '#app/content/view/phrase.ts'
import type { CardBase } from '../../card.ts'

export interface ProductCard extends CardBase {
  readonly kind: 'product'
  readonly price?: Phrase | undefined
}
