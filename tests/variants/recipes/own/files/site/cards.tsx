import { CardTitle } from '#app/entries/card/CardTitle.tsx'
import type { OwnCardViews } from '#app/entries/card/card.ts'

export const cards: OwnCardViews = {
  story: ({ card, headingLevel = 3 }) => (
    <article data-own-card>
      <CardTitle card={card} level={headingLevel} />
    </article>
  ),
}
