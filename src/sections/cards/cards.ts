import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Card } from '#app/entries/cards.tsx'
import type { SectionContent } from '../section.ts'

export interface CardsContent extends SectionContent<'cards'> {
  readonly title?: LocalizedText
  readonly intro?: LocalizedText
  readonly items: readonly Card[]
}
