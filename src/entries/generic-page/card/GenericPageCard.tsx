import { ownCardViews } from '#own/card-views.gen.ts'
import { PlateCard } from '../../card/PlateCard.tsx'
import type { Moment } from '#app/content/view/localized-text.ts'
import type { CardContent, CardProps } from '../../card/card.ts'

export interface GenericCardContent extends CardContent<'genericPage'> {
  readonly date?: Moment
}

/** Card of an entry of any type: picture, date, title and summary, as far as it has them. */
export function GenericPageCard(props: CardProps<GenericCardContent>) {
  if (ownCardViews?.genericPage) return <ownCardViews.genericPage {...props} />
  const { date } = props.card
  return <PlateCard {...props} note={date && <time dateTime={date.iso}>{date.date}</time>} />
}
