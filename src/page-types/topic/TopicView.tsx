import type { TopicPage } from '../page.ts'
import { m } from '#messages'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { CardView } from '../card/CardView.tsx'
import { PageHeadWithPicture } from '../layout/PageHeadWithPicture.tsx'
import { TitledRegion } from '../layout/TitledRegion.tsx'
import { CardList } from '../card/CardList.tsx'
import styles from './TopicView.module.css'

/** Introduce a topic, then list the stories and events that belong to it. */
export function TopicView({ page }: { page: TopicPage }) {
  const { stories, events, more } = page
  return (
    <>
      <PageHeadWithPicture breadcrumb={page.breadcrumb} kicker={{ text: m.topic_kicker() }} title={page.title} text={page.summary} picture={page.picture} />
      {stories.length > 0 && (
        <TitledRegion title={m.stories_title()} id="stories">
          <CardList cards={stories} className={styles.stories} itemClassName={styles.story}>
            {(story, index) => <CardView card={story} size={index === 0 ? 'large' : 'medium'} />}
          </CardList>
          {more && (
            <p className={styles.more}>
              <SiteLink target={more}>{m.topic_more()}</SiteLink>
            </p>
          )}
        </TitledRegion>
      )}
      {events.length > 0 && (
        <TitledRegion title={m.events_title()} id="events">
          <CardList cards={events} className="plain">
            {(event) => <CardView card={event} />}
          </CardList>
        </TitledRegion>
      )}
      {stories.length + events.length === 0 && <p className="page">{m.topic_empty()}</p>}
    </>
  )
}
