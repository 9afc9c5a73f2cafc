import type { CardContent } from '../../card/card.ts'
import type { CardProps } from '../../card/card-props.ts'
import { PlateCard } from '../../card/PlateCard.tsx'

/** Show a topic by its picture, name and a few words. */
export function TopicCard(props: CardProps<CardContent<'topic'>>) {
  return <PlateCard {...props} />
}
