import type { TopicsPage } from '../../page.ts'
import { m } from '#messages'
import { TopicCard } from '../card/TopicCard.tsx'
import { PageHead } from '../../layout/PageHead.tsx'
import { useSiteWords } from '../../layout/site-words.ts'
import { Directory } from '../../listing/Directory.tsx'

/** Show all topics as a drawer of index cards. */
export function TopicsView({ page }: { page: TopicsPage }) {
  return (
    <>
      <PageHead breadcrumb={page.breadcrumb} title={{ text: m.topics_title() }} summary={useSiteWords().topicsIntro} />
      <Directory of="topics" empty={m.topics_empty()}>
        {page.topics.map((topic, index) => (
          <TopicCard key={topic.id} card={topic} headingLevel={2} priority={index === 0} />
        ))}
      </Directory>
    </>
  )
}
