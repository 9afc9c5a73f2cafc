import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { CardContent } from '../../card/card.ts'

export interface ProductCardContent extends CardContent<'product'> {
  readonly price?: LocalizedText
}
