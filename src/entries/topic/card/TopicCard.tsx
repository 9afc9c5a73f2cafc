import { ownCardViews } from '#own/card-views.gen.ts'
import type { CardContent, CardProps } from '../../card/card.ts'
import { PlateCard } from '../../card/PlateCard.tsx'

/** Card of a topic: picture, name and summary. */
export function TopicCard(props: CardProps<CardContent<'topic'>>) {
  if (ownCardViews?.topic) return <ownCardViews.topic {...props} />
  return <PlateCard {...props} />
}
