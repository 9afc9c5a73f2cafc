import { ownCardViews } from '#own/card-views.gen.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { PlateCard } from '../../card/PlateCard.tsx'
import type { EntryLink, Moment } from '#app/content/view/localized-text.ts'
import type { CardContent, CardProps } from '../../card/card.ts'

export interface StoryCardContent extends CardContent<'story'> {
  readonly published?: Moment
  readonly topics: readonly EntryLink[]
}

/** Card of a story: cover, date, topics, title and summary. */
export function StoryCard(props: CardProps<StoryCardContent>) {
  if (ownCardViews?.story) return <ownCardViews.story {...props} />
  const { published, topics } = props.card
  const note = (published || topics.length > 0) && (
    <>
      {published && <time dateTime={published.iso}>{published.date}</time>}
      {topics.map((topic) => (
        <LocalizedTextView key={topic.id} of={topic.title} />
      ))}
    </>
  )
  return <PlateCard {...props} note={note} />
}
