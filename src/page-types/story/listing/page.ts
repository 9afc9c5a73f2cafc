import type { Page } from '#app/content/view/page-meta.ts'
import type { ProgramOffer } from '#app/content/view/program-link.ts'
import type { CardOf } from '../../cards.tsx'
import type { FilterOption } from '../../listing/list-filter.ts'

export interface StoriesPage extends Page {
  readonly stories: readonly CardOf<'story'>[]
  /** The topics that narrow it, and how many stories it has. */
  readonly filter: { readonly label: string; readonly count: string; readonly options: readonly FilterOption[] }
  /** Slug of the topic that the stories are about. */
  readonly topic?: string
  /** The feed of what is listed. */
  readonly feeds: readonly ProgramOffer[]
  readonly page: number
  readonly pages: number
  readonly total: number
}
