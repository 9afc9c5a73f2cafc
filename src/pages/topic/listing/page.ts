import type { Page } from '#app/content/view/page-meta.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { CardOf } from '#app/entries/cards.tsx'

/** The index of all topics. Few topics are cards. Many are links, by their first letters, on several pages. */
export interface TopicsPage extends Page {
  readonly title: string
  /** Text below the headline. */
  readonly intro: LocalizedText
  readonly topics: readonly CardOf<'topic'>[]
  /** The topics of the page by their first letters, if there are many. */
  readonly letters?: readonly { readonly letter: string; readonly topics: readonly CardOf<'topic'>[] }[]
  /** Each first letter of all topics with the page of its first topic. */
  readonly initials: readonly { readonly letter: string; readonly page: number }[]
  readonly page: number
  readonly pages: number
}
