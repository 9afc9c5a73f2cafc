import type { TopicLink } from '../../card.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import styles from './TopicLinks.module.css'

/** Name the topics that a page belongs to. */
export function TopicLinks({ topics }: { topics: readonly TopicLink[] }) {
  return (
    <ul className={styles.topics}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <SiteLink className={styles.topic} target={topic.link} {...phraseProps(topic.title)}>
            {topic.title.text}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
