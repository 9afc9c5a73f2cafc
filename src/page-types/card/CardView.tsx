import type { Card } from '../card.ts'
import type { CardProps } from './card-props.ts'
import { EventCard } from '../event/card/EventCard.tsx'
import { PageCard } from '../page/card/PageCard.tsx'
import { PersonCard } from '../person/card/PersonCard.tsx'
import { StoryCard } from '../story/card/StoryCard.tsx'
import { TopicCard } from '../topic/card/TopicCard.tsx'

/** Show any card with the view of its kind. */
export function CardView({ card, ...rest }: CardProps<Card>) {
  switch (card.kind) {
    case 'story':
      return <StoryCard card={card} {...rest} />
    case 'event':
      return <EventCard card={card} {...rest} />
    case 'person':
      return <PersonCard card={card} {...rest} />
    case 'topic':
      return <TopicCard card={card} {...rest} />
    case 'page':
      return <PageCard card={card} {...rest} />
  }
}
