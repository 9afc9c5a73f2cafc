import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Card, Term } from '#app/page-types/card.ts'
import type { OpeningDay, OpeningException, OpeningPeriod } from './opening-hours/opening.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { FileLink, Picture } from '#app/content/view/picture.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'

/** A link with the editor's words. */
export interface Action {
  readonly label: Phrase
  readonly target: LinkTarget
}

export interface Slide {
  readonly id: string
  readonly title: Phrase
  readonly text?: Phrase
  readonly picture: Picture
  readonly target?: LinkTarget
  /** When it happens, for events. */
  readonly when?: string
}

/** A letter, and the first term that begins with it. */
export interface Initial {
  readonly letter: string
  readonly term: string
}

export interface Question {
  readonly id: string
  readonly question: Phrase
  readonly answer: RichText
}

interface Fields {
  /** `name` is that of the page it heads, where its title is another. */
  hero: { name?: Phrase; title: Phrase; text?: Phrase; picture?: Picture; layout: 'full' | 'framed' | 'plain'; actions: readonly Action[] }
  carousel: { title: Phrase; slides: readonly Slide[]; delayMs: number }
  richText: { body: RichText }
  mediaText: { title?: Phrase; body: RichText; picture: Picture; side: 'start' | 'end' }
  cards: { title?: Phrase; intro?: Phrase; items: readonly Card[] }
  /**
   * `terms` where the list is of glossary terms, else `items`. `initials` name the first term of each letter, where that
   * helps to find one. `more` leads to the whole listing.
   */
  list: { title?: Phrase; items: readonly Card[]; terms: readonly Term[]; initials: readonly Initial[]; more?: LinkTarget }
  gallery: { title?: Phrase; pictures: readonly Picture[] }
  quote: { text: Phrase; attribution?: Phrase; person?: Card }
  questions: { title?: Phrase; items: readonly Question[] }
  downloads: { title?: Phrase; files: readonly FileLink[] }
  openingHours: { title?: Phrase; days: readonly OpeningDay[]; regular: readonly OpeningPeriod[]; exceptions: readonly OpeningException[]; note?: Phrase }
  callToAction: { title: Phrase; text?: Phrase; actions: readonly Action[] }
}

export type SectionType = keyof Fields
export type SectionOf<T extends SectionType> = { readonly type: T; readonly id: string } & Readonly<Fields[T]>
/** A part of a page, as the editor composed it. */
export type Section = { [T in SectionType]: SectionOf<T> }[SectionType]
