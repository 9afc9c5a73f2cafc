import type { StoriesPage } from '../../page.ts'
import { m } from '#messages'
import { StoryCard } from '../card/StoryCard.tsx'
import { PageHead } from '../../layout/PageHead.tsx'
import { useSiteWords } from '../../layout/site-words.ts'
import { ListPages } from '../../listing/ListPages.tsx'
import { TopicFilter } from './TopicFilter.tsx'
import styles from './StoriesView.module.css'

/** Show the stories, newest first, in cards of unequal size; topics in the margin narrow them. */
export function StoriesView({ page }: { page: StoriesPage }) {
  const topic = page.topics.find((each) => each.active)?.slug
  return (
    <>
      <PageHead breadcrumb={page.breadcrumb} title={{ text: m.stories_title() }} summary={useSiteWords().storiesIntro} />
      <div className={`page columns ${styles.listing}`}>
        <TopicFilter page={page} />
        <div className={styles.body}>
          {page.stories.length === 0 ? (
            <p className={styles.empty}>{m.stories_empty()}</p>
          ) : (
            <ul className={styles.grid}>
              {page.stories.map((story, index) => (
                <li key={story.id} className={styles.cell}>
                  <StoryCard card={story} headingLevel={2} size={index === 0 ? 'large' : 'medium'} priority={index === 0} />
                </li>
              ))}
            </ul>
          )}
          <ListPages
            locale={page.locale}
            page={page.page}
            pages={page.pages}
            placeOf={(number) => ({ route: 'stories', page: number, ...(topic && { topic }) })}
          />
        </div>
      </div>
    </>
  )
}
