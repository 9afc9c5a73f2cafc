import type { Term } from '#app/rich-text/terms/term.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import styles from './Glossary.module.css'

/** List glossary words with their definitions; each can be linked to as `#term-<id>`. */
export function Glossary({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(({ id, term, definition, topic }) => (
        <div key={id} className={styles.entry} id={`term-${id}`}>
          <dt className={styles.term} {...phraseProps(term)}>
            {term.text}
          </dt>
          <dd className={styles.definition} {...phraseProps(definition)}>
            {definition.text}
          </dd>
          {topic && (
            <dd className={styles.topic}>
              <SiteLink target={topic.link} {...phraseProps(topic.title)}>
                {topic.title.text}
              </SiteLink>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
