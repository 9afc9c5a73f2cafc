import { ownCardViews } from '#own/card-views.gen.ts'
import type { CardProps } from '../../card/card-props.ts'
import { PlateCard } from '../../card/PlateCard.tsx'
import type { GenericCardContent } from './card.ts'

/** Card of an entry of any type: picture, date, title and summary, as far as it has them. */
export function GenericPageCard(props: CardProps<GenericCardContent>) {
  if (ownCardViews?.genericPage) return <ownCardViews.genericPage {...props} />
  const { date } = props.card
  return <PlateCard {...props} note={date && <time dateTime={date.iso}>{date.date}</time>} />
}
