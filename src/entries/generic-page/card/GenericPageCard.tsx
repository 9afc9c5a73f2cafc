import type { CardProps } from '../../card/card-props.ts'
import { PlateCard } from '../../card/PlateCard.tsx'
import type { GenericCardContent } from './card.ts'

/** Show an entry of any type by what it has of picture, date, title and summary. */
export function GenericPageCard(props: CardProps<GenericCardContent>) {
  const { date } = props.card
  return <PlateCard {...props} note={date && <time dateTime={date.iso}>{date.date}</time>} />
}
