import type { EventPage } from '../page.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { m } from '#messages'
import { EventRow } from './card/EventRow.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'
import { PageProviders } from '../layout/PageProviders.tsx'
import { TermsList } from '#app/rich-text/terms/TermsList.tsx'
import { EventPoster } from './EventPoster.tsx'
import { Part } from '../layout/Part.tsx'
import { TopicLinks } from '../topic/links/TopicLinks.tsx'
import styles from './EventView.module.css'

/** Show an event under a poster of its date, with its topics in the margin. */
export function EventView({ page }: { page: EventPage }) {
  return (
    <PageProviders terms={page.terms}>
      <article>
        <EventPoster page={page} />
        {page.picture && (
          <div className="page">
            <PictureView picture={page.picture} sizes="(min-width: 64rem) 90vw, 100vw" ratio="wide" uprightRatio="square" priority caption />
          </div>
        )}
        <div className={`page columns ${styles.matter}`}>
          {page.topics.length > 0 && (
            <aside className={styles.topics} aria-label={m.topics_label()}>
              <TopicLinks topics={page.topics} />
            </aside>
          )}
          <div className={styles.body}>
            <p className={`lead ${styles.summary}`} {...phraseProps(page.summary)}>
              {page.summary.text}
            </p>
            {page.body && <RichTextView text={page.body} />}
          </div>
        </div>
      </article>
      <TermsList terms={page.terms} />
      {page.more.length > 0 && (
        <Part title={m.events_more()} id="more" print={false}>
          <ul className="plain">
            {page.more.map((event) => (
              <li key={event.id}>
                <EventRow card={event} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </PageProviders>
  )
}
