import type { TopicPage } from '../page.ts'
import { m } from '#messages'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { EventRow } from '../event/card/EventRow.tsx'
import { StoryCard } from '../story/card/StoryCard.tsx'
import { IndexCard } from '../listing/IndexCard.tsx'
import { Part } from '../layout/Part.tsx'
import styles from './TopicView.module.css'

/** Show a topic as an index card, then the stories and events that belong to it. */
export function TopicView({ page }: { page: TopicPage }) {
  const { stories, events, more } = page
  return (
    <>
      <IndexCard breadcrumb={page.breadcrumb} kicker={m.topic_kicker()} title={page.title} text={page.summary} picture={page.picture} />
      {stories.length > 0 && (
        <Part title={m.stories_title()} id="stories">
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
        </Part>
      )}
      {events.length > 0 && (
        <Part title={m.events_title()} id="events">
          <ul className="plain">
            {events.map((event) => (
              <li key={event.id}>
                <EventRow card={event} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {stories.length + events.length === 0 && <p className="page">{m.topic_empty()}</p>}
    </>
  )
}
