import type { Page } from '#app/content/view/page-meta.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { ProgramOffer } from '#app/content/view/program-link.ts'
import type { CardOf } from '#app/entries/cards.tsx'
import type { FilterGroup } from '../../listing/list-filter.ts'

export interface StoriesPage extends Page {
  /** The words below the headline. */
  readonly intro: Phrase
  readonly stories: readonly CardOf<'story'>[]
  /** The headline: which stories are listed. */
  readonly title: string
  /** How many stories are listed on all pages, or why there are none. */
  readonly count: string
  /** The topics that narrow it. */
  readonly filter: { readonly label: string; readonly groups: readonly FilterGroup[] }
  /** Slug of the topic that the stories are about. */
  readonly topic?: string
  /** The feed of what is listed. */
  readonly feeds: readonly ProgramOffer[]
  readonly page: number
  readonly pages: number
  readonly total: number
}
