import type { EntryLink, LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { FeedOffer } from '#app/content/view/feed-link.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'
import type { PageWithTerms } from '#app/rich-text/terms/term.ts'
import type { Coordinates, UnmappedContent } from '#app/sections/unmapped-fields/unmapped-content.ts'
import type { CardOf } from '#app/entries/cards.tsx'
import type { EventDates } from '#app/entries/event/dates.ts'

export interface EventPage extends PageWithTerms {
  readonly title: LocalizedText
  readonly summary?: LocalizedText
  readonly picture?: Picture
  readonly dates: EventDates
  readonly venue?: LocalizedText
  /** In lines, as on a letter. */
  readonly address?: LocalizedText
  readonly location?: Coordinates
  readonly price?: LocalizedText
  /** Its calendar. */
  readonly offers: readonly FeedOffer[]
  readonly body?: RichText
  /** Target of bookings. Absent if the event is over. */
  readonly booking?: LinkTarget
  readonly own?: UnmappedContent
  readonly topics: readonly EntryLink[]
  readonly more: readonly CardOf<'event'>[]
}
