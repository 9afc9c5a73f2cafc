import type { Page } from '#app/content/view/page-meta.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { FeedOffer } from '#app/content/view/feed-link.ts'
import type { ListingPlace } from '#app/i18n/addresses/place.ts'
import type { Action } from '#app/sections/action/Actions.tsx'
import type { CardOf } from '#app/entries/cards.tsx'
import type { FilterGroup } from '../../listing/list-filter.ts'

/** Filter and order of an event listing. */
export type EventChoice = Pick<ListingPlace, 'topic' | 'month' | 'past' | 'reversed'>

export interface EventsPage extends Page {
  /** Text below the headline. */
  readonly intro: LocalizedText
  readonly months: readonly { readonly label: string; readonly events: readonly CardOf<'event'>[] }[]
  /** The latest past events, below the first upcoming ones. `morePast` links to all. */
  readonly past: readonly CardOf<'event'>[]
  readonly morePast?: Action
  /** The headline, which names the listed events. */
  readonly title: string
  /** Number of events on all pages, or the reason for an empty list. */
  readonly count: string
  readonly filter: { readonly label: string; readonly groups: readonly FilterGroup[] }
  readonly choice: EventChoice
  /** The calendars of the selected topic, or of all events. */
  readonly calendar: readonly FeedOffer[]
  readonly page: number
  readonly pages: number
}
