import type { Phrase } from '#app/content/view/phrase.ts'
import type { Card } from '#app/entries/cards.tsx'
import type { SectionContent } from '../section.ts'

export interface CardsContent extends SectionContent<'cards'> {
  readonly title?: Phrase
  readonly intro?: Phrase
  readonly items: readonly Card[]
}
