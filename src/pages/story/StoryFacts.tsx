import type { StoryPage } from './page.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import { m } from '#messages'
import { TopicLinks } from '#app/entries/topic/links/TopicLinks.tsx'
import styles from './StoryFacts.module.css'

/** Renders author, date, reading time and topics beside a story's title. */
export function StoryFacts({ page }: { page: StoryPage }) {
  return (
    <dl className={styles.facts}>
      {page.authors.length > 0 && (
        <div>
          <dt>{m.written_by()}</dt>
          {page.authors.map((author) => (
            <dd key={author.id}>{author.link ? <TitleLink title={author.title} target={author.link} /> : <LocalizedTextView of={author.title} />}</dd>
          ))}
        </div>
      )}
      {page.published && (
        <div>
          <dt>{m.published()}</dt>
          <dd>
            <time dateTime={page.published.iso}>{page.published.date}</time>
          </dd>
        </div>
      )}
      {page.readingMinutes !== undefined && (
        <div>
          <dt>{m.reading_time_label()}</dt>
          <dd>{m.reading_time({ minutes: page.readingMinutes })}</dd>
        </div>
      )}
      {page.topics.length > 0 && (
        <div>
          <dt>{m.topics_label()}</dt>
          <dd>
            <TopicLinks topics={page.topics} />
          </dd>
        </div>
      )}
    </dl>
  )
}
