import type { Page } from '#app/content/view/page-meta.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { CardOf } from '#app/entries/cards.tsx'

export interface TopicsPage extends Page {
  /** Text below the headline. */
  readonly intro: Phrase
  readonly topics: readonly CardOf<'topic'>[]
}
