import type { TopicsPage } from './page.ts'
import { m } from '#messages'
import { TopicCard } from '#app/entries/topic/card/TopicCard.tsx'
import { ListingHead } from '../../listing/ListingHead.tsx'
import { CardGrid } from '../../listing/CardGrid.tsx'

/** Renders all topics as cards. */
export function TopicsView({ page }: { page: TopicsPage }) {
  return (
    <>
      <ListingHead breadcrumb={page.breadcrumb} title={m.topics_title()} summary={page.intro} />
      <CardGrid cards={page.topics} cells="wide" empty={m.topics_empty()}>
        {(topic, index) => <TopicCard card={topic} headingLevel={2} priority={index === 0} />}
      </CardGrid>
    </>
  )
}
