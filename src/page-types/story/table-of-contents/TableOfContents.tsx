import type { StoryPage } from '../page.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { m } from '#messages'
import { useScrollSpy } from './use-scroll-spy.ts'
import styles from './TableOfContents.module.css'

/** List the headings of a story as marginal notes that stay in sight, the section being read marked. */
export function TableOfContents({ page }: { page: StoryPage }) {
  const reading = useScrollSpy(page.toc)
  if (page.toc.length < 2) return null
  const lang = page.body.locale ? phraseProps({ locale: page.body.locale }) : {}
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents" className={styles.title}>
        {m.toc()}
      </p>
      <ol className={styles.list} {...lang}>
        {page.toc.map((item) => (
          <li key={item.id} data-level={item.level}>
            <a href={`#${item.id}`} aria-current={item.id === reading ? 'location' : undefined}>
              {item.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
