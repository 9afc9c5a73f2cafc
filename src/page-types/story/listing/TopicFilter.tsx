import type { StoriesPage } from './page.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import { m } from '#messages'
import styles from './TopicFilter.module.css'

/** Offer the topics as links that narrow the listing; the one in force is marked. */
export function TopicFilter({ page }: { page: StoriesPage }) {
  const { locale, topics } = page
  const all = !topics.some((topic) => topic.active)
  return (
    <nav className={styles.filter} aria-label={m.stories_filter()}>
      <p className={styles.count}>{m.stories_count({ count: page.total })}</p>
      <ul className={styles.list}>
        <li>
          <SiteLink className={styles.link} target={{ kind: 'place', locale, place: { route: 'stories', page: 1 } }} data-active={all || undefined}>
            {m.stories_all()}
          </SiteLink>
        </li>
        {topics.map((topic) => (
          <li key={topic.slug}>
            <TitleLink
              title={topic.title}
              className={styles.link}
              target={{ kind: 'place', locale, place: { route: 'stories', topic: topic.slug } }}
              data-active={topic.active || undefined}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
