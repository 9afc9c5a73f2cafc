import type { CardContent } from '#app/entries/card/card.ts'

/** View model of the cards of the page type `product`. */
export type ProductCardContent = CardContent<'product'>
