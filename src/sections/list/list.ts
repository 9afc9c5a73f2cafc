import type { Phrase } from '#app/content/view/phrase.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Card } from '#app/entries/cards.tsx'
import type { Term } from '#app/rich-text/terms/term.ts'
import type { SectionContent } from '../section.ts'

/** A letter, and the first term that begins with it. */
export interface Initial {
  readonly letter: string
  readonly term: string
}

/**
 * `terms` where the list is of glossary terms, else `items`. `initials` name the first term of each letter, where that
 * helps to find one. `more` leads to the whole listing.
 */
export interface ListContent extends SectionContent<'list'> {
  readonly title?: Phrase
  readonly items: readonly Card[]
  readonly terms: readonly Term[]
  readonly initials: readonly Initial[]
  readonly more?: LinkTarget
  /** The page leads with it: its pictures are shown larger. */
  readonly isLead?: boolean
}
