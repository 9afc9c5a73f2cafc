import { textProps } from '#app/i18n/text-props.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import { TextLanguage } from '#app/i18n/TextLanguage.tsx'
import { m } from '#messages'
import type { Term } from './term.ts'
import styles from './PageTerms.module.css'

/** Definitions of the glossary terms of a page, at its end. Terms in the text link here (`#term-<id>`) if no popover opens. */
export function PageTerms({ terms }: { terms: readonly Term[] }) {
  if (terms.length === 0) return null
  return (
    <section className={`page columns ${styles.terms}`} aria-labelledby="terms">
      <h2 id="terms" className={styles.title}>
        {m.terms_title()}
      </h2>
      <dl className={styles.list}>
        {terms.map(({ id, term, definition, topic }) => (
          <div key={id} id={`term-${id}`} className={styles.term}>
            <LocalizedTextView as="dt" of={term} />
            <dd {...textProps(definition)}>
              {definition.text}{' '}
              {topic && (
                <TextLanguage of={definition}>
                  <TitleLink title={topic.title} target={topic.link} />
                </TextLanguage>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
