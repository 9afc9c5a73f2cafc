import type { Card } from '#app/content/view/card.ts'
import type { CardProps } from './CardTitle.tsx'
import { EventRow } from './EventRow.tsx'
import { PageCard } from './PageCard.tsx'
import { PersonCard } from './PersonCard.tsx'
import { StoryCard } from './StoryCard.tsx'
import { TopicCard } from './TopicCard.tsx'

/** Show any card with the view of its kind. */
export function CardView({ card, ...rest }: CardProps<Card>) {
  switch (card.kind) {
    case 'story':
      return <StoryCard card={card} {...rest} />
    case 'event':
      return <EventRow card={card} {...rest} />
    case 'person':
      return <PersonCard card={card} {...rest} />
    case 'topic':
      return <TopicCard card={card} {...rest} />
    case 'page':
      return <PageCard card={card} {...rest} />
  }
}
