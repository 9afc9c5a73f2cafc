import type { Phrase } from '#app/content/view/phrase.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'

/** What every card shows: a short form of an entry that leads to its page. `Kind` is the page type. */
export interface CardContent<Kind extends string = string> {
  readonly kind: Kind
  readonly id: string
  /** Absent where it has no page of its own: a person who is a byline. */
  readonly link?: LinkTarget
  readonly title: Phrase
  /** Name of the title's language, if it is not the page's. */
  readonly standIn?: string
  readonly summary?: Phrase
  readonly picture?: Picture
  /** When it happens, in a phrase, where it happens at a time. */
  readonly when?: string
}
