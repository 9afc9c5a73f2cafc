import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Card } from '#app/entries/cards.tsx'
import type { SectionContent } from '../section.ts'

export interface QuoteContent extends SectionContent<'quote'> {
  readonly text: LocalizedText
  readonly attribution?: LocalizedText
  readonly person?: Card
}
