import type { TocItem } from '#app/rich-text/rich-text.ts'
import { textProps } from '#app/i18n/text-props.ts'
import { m } from '#messages'
import { useScrollSpy } from './use-scroll-spy.ts'
import styles from './TableOfContents.module.css'

interface Props {
  readonly toc: readonly TocItem[]
  /** Language tag of the story, if it differs from the page's. */
  readonly locale: string | undefined
}

/** Renders the headings of a story as marginal notes that remain visible. Marks the current section. */
export function TableOfContents({ toc, locale }: Props) {
  const reading = useScrollSpy(toc)
  if (toc.length < 2) return null
  const lang = locale ? textProps({ locale }) : {}
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents" className={styles.title}>
        {m.toc()}
      </p>
      <ol className={styles.list} {...lang}>
        {toc.map((item) => (
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
