import type { MonthPart } from '#app/i18n/formats/date-spans.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Moment } from '#app/content/view/moment.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { Picture } from '#app/content/view/picture.ts'

/** When an event happens. */
export interface EventDates {
  readonly start: Moment
  readonly end?: Moment
  /** Day of the month, `14`, or `23–27` where it lasts several days of a month. */
  readonly day: string
  /** Short month and year, `Mar 2027`, in the order of the language. */
  readonly month: readonly MonthPart[]
  /** `Saturday`. */
  readonly weekday: string
  /** What the day, month and year beside it do not say: `Saturday, 19:30–23:00`. */
  readonly hours: string
  /** The whole in one phrase: `Saturday, 13 March 2027, 19:30–23:00`. */
  readonly range: string
  readonly past: boolean
}

export interface CardBase {
  readonly id: string
  readonly link: LinkTarget
  readonly title: Phrase
  readonly summary?: Phrase
  readonly picture?: Picture
  /** When it happens, in a phrase, where it happens at a time. */
  readonly when?: string
}

/** A short form of an entry that leads to its page. */
export type Card =
  | (CardBase & { readonly kind: 'page' })
  | (CardBase & { readonly kind: 'story'; readonly published: Moment; readonly topics: readonly TopicLink[] })
  | (CardBase & { readonly kind: 'event'; readonly dates: EventDates; readonly venue?: Phrase; readonly price?: Phrase })
  | (CardBase & { readonly kind: 'person' })
  | (CardBase & { readonly kind: 'topic' })

export type CardOf<Kind extends Card['kind']> = Extract<Card, { kind: Kind }>

export interface TopicLink {
  readonly id: string
  readonly title: Phrase
  readonly link: LinkTarget
}

/** A word with its definition. */
export interface Term {
  readonly id: string
  readonly term: Phrase
  readonly definition: Phrase
  readonly topic?: TopicLink
}
