import type { StoriesPage } from './page.ts'
import { StoryCard } from '#app/entries/story/card/StoryCard.tsx'
import { ListingHead } from '../../listing/ListingHead.tsx'
import { FeedLinks } from '../../layout/FeedLinks.tsx'
import { ListFilter } from '../../listing/ListFilter.tsx'
import { ListPagination } from '../../listing/ListPagination.tsx'
import { ListResults } from '../../listing/ListResults.tsx'
import { CardList } from '#app/entries/card/CardList.tsx'
import styles from './StoriesView.module.css'

/** Renders stories, newest first, in cards of different sizes, with topic filters in the margin. */
export function StoriesView({ page }: { page: StoriesPage }) {
  return (
    <>
      <ListingHead breadcrumb={page.breadcrumb} title={page.title} summary={page.intro}>
        <FeedLinks offers={page.feeds} />
      </ListingHead>
      <div className={`page columns ${styles.listing}`}>
        <ListFilter {...page.filter} />
        <ListResults count={page.count} isEmpty={page.stories.length === 0}>
          {page.stories.length > 0 && (
            <CardList cards={page.stories} className={styles.grid} itemClassName={styles.cell}>
              {(story, index) => <StoryCard card={story} headingLevel={2} size={index === 0 ? 'large' : 'medium'} priority={index === 0} />}
            </CardList>
          )}
          <ListPagination
            locale={page.locale}
            page={page.page}
            pages={page.pages}
            placeOf={(number) => ({ route: 'stories', page: number, topic: page.topic, reversed: page.reversed })}
          />
        </ListResults>
      </div>
    </>
  )
}
