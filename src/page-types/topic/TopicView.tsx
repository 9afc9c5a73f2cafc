import type { TopicPage } from '../page.ts'
import { m } from '#messages'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { EventCard } from '../event/card/EventCard.tsx'
import { StoryCard } from '../story/card/StoryCard.tsx'
import { PageHeadWithPicture } from '../layout/PageHeadWithPicture.tsx'
import { TitledRegion } from '../layout/TitledRegion.tsx'
import styles from './TopicView.module.css'

/** Introduce a topic, then list the stories and events that belong to it. */
export function TopicView({ page }: { page: TopicPage }) {
  const { stories, events, more } = page
  return (
    <>
      <PageHeadWithPicture breadcrumb={page.breadcrumb} kicker={{ text: m.topic_kicker() }} title={page.title} text={page.summary} picture={page.picture} />
      {stories.length > 0 && (
        <TitledRegion title={m.stories_title()} id="stories">
          <ul className={styles.stories}>
            {stories.map((story, index) => (
              <li key={story.id} className={styles.story}>
                <StoryCard card={story} size={index === 0 ? 'large' : 'medium'} />
              </li>
            ))}
          </ul>
          {more && (
            <p className={styles.more}>
              <SiteLink target={more}>{m.topic_more()}</SiteLink>
            </p>
          )}
        </TitledRegion>
      )}
      {events.length > 0 && (
        <TitledRegion title={m.events_title()} id="events">
          <ul className="plain">
            {events.map((event) => (
              <li key={event.id}>
                <EventCard card={event} />
              </li>
            ))}
          </ul>
        </TitledRegion>
      )}
      {stories.length + events.length === 0 && <p className="page">{m.topic_empty()}</p>}
    </>
  )
}
