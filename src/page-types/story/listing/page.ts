import type { Page } from '#app/content/view/page-meta.ts'
import type { ProgramOffer } from '#app/content/view/program-link.ts'
import type { CardOf } from '../../cards.tsx'
import type { TopicOption } from '../../topic/links/topic-option.ts'

export interface StoriesPage extends Page {
  readonly stories: readonly CardOf<'story'>[]
  /** Topics to filter by; `active` is the one in force. */
  readonly topics: readonly TopicOption[]
  /** The feed of what is listed. */
  readonly feeds: readonly ProgramOffer[]
  readonly page: number
  readonly pages: number
  readonly total: number
}
