import type { Phrase } from '#app/content/view/phrase.ts'
import type { Card } from '#app/entries/cards.tsx'
import type { SectionContent } from '../section.ts'

export interface QuoteContent extends SectionContent<'quote'> {
  readonly text: Phrase
  readonly attribution?: Phrase
  readonly person?: Card
}
