import type { Page } from '#app/content/view/page-meta.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { FeedOffer } from '#app/content/view/feed-link.ts'
import type { CardOf } from '#app/entries/cards.tsx'
import type { FilterGroup } from '../../listing/list-filter.ts'

export interface StoriesPage extends Page {
  /** Text below the headline. */
  readonly intro: LocalizedText
  readonly stories: readonly CardOf<'story'>[]
  /** The headline, which names the listed stories. */
  readonly title: string
  /** Number of stories on all pages, or the reason for an empty list. */
  readonly count: string
  /** Topics to filter by, and orders. */
  readonly filter: { readonly label: string; readonly groups: readonly FilterGroup[] }
  /** Slug of the topic that the stories are about. */
  readonly topic?: string
  /** Whether the oldest stories are first. */
  readonly reversed?: true
  /** The feeds of the listed stories. */
  readonly feeds: readonly FeedOffer[]
  readonly page: number
  readonly pages: number
  readonly total: number
}
