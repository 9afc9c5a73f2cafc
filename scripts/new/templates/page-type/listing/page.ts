import type { Page } from '#app/content/view/page-meta.ts'
import type { CardOf } from '#app/entries/cards.tsx'

/** View model of the listing of the page type `product`. */
export interface ProductsPage extends Page {
  readonly cards: readonly CardOf<'product'>[]
}
