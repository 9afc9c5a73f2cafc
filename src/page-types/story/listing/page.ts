import type { Page } from '#app/content/view/page-meta.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { CardOf } from '../../cards.tsx'

export interface StoriesPage extends Page {
  readonly stories: readonly CardOf<'story'>[]
  /** Topics to filter by; `active` is the one in force. */
  readonly topics: readonly { readonly slug: string; readonly title: Phrase; readonly active: boolean }[]
  readonly page: number
  readonly pages: number
  readonly total: number
}
