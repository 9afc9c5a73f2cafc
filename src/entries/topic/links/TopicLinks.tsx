import type { EntryLink } from '#app/content/view/localized-text.ts'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import styles from './TopicLinks.module.css'

/** Lists the topics of a page as links. */
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
