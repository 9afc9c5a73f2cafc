import type { StoriesPage } from '#app/content/view/page.ts'
import { m } from '#messages'
import { SiteLink } from '#app/i18n/SiteLink.tsx'
import { StoryCard } from '#app/sections/card/StoryCard.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { TopicFilter } from './TopicFilter.tsx'
import styles from './StoriesView.module.css'

/** Show the stories, newest first, in cards of unequal size; topics in the margin narrow them. */
export function StoriesView({ page }: { page: StoriesPage }) {
  const topic = page.topics.find((each) => each.active)?.slug
  return (
    <>
      <PageHead breadcrumb={page.breadcrumb} title={{ text: m.stories_title() }} summary={{ text: m.stories_intro() }} />
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
          <Pagination
            label={m.pagination()}
            page={page.page}
            pages={page.pages}
            names={{ previous: m.previous_page(), next: m.next_page(), page: (number) => m.page_number({ page: number }) }}
            renderLink={(number, content, attributes) => (
              <SiteLink
                key={number}
                target={{ kind: 'place', locale: page.locale, place: { route: 'stories', page: number, ...(topic && { topic }) } }}
                {...attributes}
              >
                {content}
              </SiteLink>
            )}
          />
        </div>
      </div>
    </>
  )
}
