import type { Term } from '#app/rich-text/terms/term.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import styles from './Glossary.module.css'

/** Glossary terms with their definitions. Links can target each term as `#term-<id>`. */
export function Glossary({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(({ id, term, definition, topic }) => (
        <div key={id} className={styles.entry} id={`term-${id}`}>
          <LocalizedTextView as="dt" of={term} className={styles.term} />
          <LocalizedTextView as="dd" of={definition} className={styles.definition} />
          {topic && (
            <dd className={styles.topic}>
              <TitleLink title={topic.title} target={topic.link} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
