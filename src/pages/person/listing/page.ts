import type { Page } from '#app/content/view/page-meta.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { CardOf } from '#app/entries/cards.tsx'

export interface PeoplePage extends Page {
  /** Text below the headline. */
  readonly intro: Phrase
  readonly people: readonly CardOf<'person'>[]
  readonly page: number
  readonly pages: number
}
