import type { EntryLink } from '#app/content/view/entry-link.ts'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import styles from './TopicLinks.module.css'

/** Name the topics that a page belongs to. */
export function TopicLinks({ topics }: { topics: readonly EntryLink[] }) {
  return (
    <ul className={styles.topics}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <TitleLink title={topic.title} className={styles.topic} target={topic.link} />
        </li>
      ))}
    </ul>
  )
}
