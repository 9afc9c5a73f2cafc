import type { Page } from '#app/content/view/page-meta.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { CardOf } from '#app/entries/cards.tsx'

export interface TopicsPage extends Page {
  /** Text below the headline. */
  readonly intro: LocalizedText
  readonly topics: readonly CardOf<'topic'>[]
}
