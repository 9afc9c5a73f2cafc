import type { EntryLink } from '#app/content/view/entry-link.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { ProgramOffer } from '#app/content/view/program-link.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'
import type { PageWithTerms } from '#app/rich-text/terms/page-with-terms.ts'
import type { Coordinates, OwnContent } from '#app/sections/own-fields/own-content.ts'
import type { CardOf } from '#app/entries/cards.tsx'
import type { EventDates } from '#app/entries/event/dates.ts'

export interface EventPage extends PageWithTerms {
  readonly title: Phrase
  readonly summary?: Phrase
  readonly picture?: Picture
  readonly dates: EventDates
  readonly venue?: Phrase
  /** In lines, as on a letter. */
  readonly address?: Phrase
  readonly location?: Coordinates
  readonly price?: Phrase
  /** Its calendar. */
  readonly offers: readonly ProgramOffer[]
  readonly body?: RichText
  /** Target of bookings. Absent if the event is over. */
  readonly booking?: LinkTarget
  readonly own?: OwnContent
  readonly topics: readonly EntryLink[]
  readonly more: readonly CardOf<'event'>[]
}
