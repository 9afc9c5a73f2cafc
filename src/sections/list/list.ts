import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Card } from '#app/entries/cards.tsx'
import type { Term } from '#app/rich-text/terms/term.ts'
import type { SectionContent } from '../section.ts'

/** Letter with the first term that begins with it. */
export interface Initial {
  readonly letter: string
  readonly term: string
}

/**
 * `terms` for glossary terms, or else `items`. `initials` contains the first term of each letter, if that helps to find a term. `more` leads to the
 * whole listing.
 */
export interface ListContent extends SectionContent<'list'> {
  readonly title?: LocalizedText
  readonly items: readonly Card[]
  readonly terms: readonly Term[]
  readonly initials: readonly Initial[]
  readonly more?: LinkTarget
  /** Whether the list is the lead of the page, with larger pictures. */
  readonly isLead?: boolean
}
