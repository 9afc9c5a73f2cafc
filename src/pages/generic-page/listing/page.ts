import type { Page } from '#app/content/view/page-meta.ts'
import type { CardOf } from '#app/entries/cards.tsx'

/** The list of the entries of an unmapped type. */
export interface GenericListing extends Page {
  readonly shows: 'list'
  readonly title: string
  readonly segment: string
  readonly cards: readonly CardOf<'genericPage'>[]
  readonly page: number
  readonly pages: number
}
