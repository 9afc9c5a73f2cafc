import type { Page } from '#app/content/view/page-meta.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { ProgramOffer } from '#app/content/view/program-link.ts'
import type { ListingPlace } from '#app/i18n/addresses/place.ts'
import type { Action } from '#app/sections/action/action.ts'
import type { CardOf } from '#app/entries/cards.tsx'
import type { FilterGroup } from '../../listing/list-filter.ts'

/** What the events of a listing are narrowed to. */
export type EventChoice = Pick<ListingPlace, 'topic' | 'month' | 'past'>

export interface EventsPage extends Page {
  /** The words below the headline. */
  readonly intro: Phrase
  readonly months: readonly { readonly label: string; readonly events: readonly CardOf<'event'>[] }[]
  /** The latest of those that are over, below the first of those to come; `more` leads to all. */
  readonly past: readonly CardOf<'event'>[]
  readonly morePast?: Action
  /** The headline: which events are listed. */
  readonly title: string
  /** How many events are listed on all pages, or why there are none. */
  readonly count: string
  readonly filter: { readonly label: string; readonly groups: readonly FilterGroup[] }
  readonly choice: EventChoice
  /** The calendar of what can be chosen by topic. */
  readonly calendar: readonly ProgramOffer[]
  readonly page: number
  readonly pages: number
}
