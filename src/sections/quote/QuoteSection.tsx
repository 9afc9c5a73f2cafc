import { textProps } from '#app/i18n/text-props.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import layout from '../layout/layout.module.css'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import styles from './QuoteSection.module.css'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Card } from '#app/entries/cards.tsx'
import type { SectionContent, SectionProps } from '../section.ts'

export interface QuoteContent extends SectionContent<'quote'> {
  readonly text: LocalizedText
  readonly attribution?: LocalizedText
  /** Author of the words, with or without a page. */
  readonly person?: Pick<Card, 'title' | 'link' | 'picture'>
}

/** Large quotation. Its hanging marks are those of its language. */
export function QuoteSection({ section }: SectionProps<QuoteContent>) {
  const { text, attribution, person } = section
  // `Marie Delorme, keeper of the reserve` already contains the person's name.
  const named = person !== undefined && attribution?.text.startsWith(person.title.text)
  const name = named ? attribution : person?.title
  return (
    <section className={`${layout.section} ${styles.section}`}>
      <figure className={styles.figure}>
        <blockquote className={styles.quote} {...textProps(text)}>
          <p>{text.text}</p>
        </blockquote>
        {(attribution || person) && (
          <figcaption className={styles.by}>
            {person?.picture && (
              <span className={styles.portrait}>
                <PictureView picture={person.picture} sizes="4.5rem" ratio="square" />
              </span>
            )}
            <span className={styles.who}>
              {person?.link && name && <TitleLink title={name} target={person.link} className={`accented-link ${styles.name}`} />}
              {person && !person.link && <LocalizedTextView of={name} className={styles.name} />}
              {attribution && !named && <LocalizedTextView of={attribution} />}
            </span>
          </figcaption>
        )}
      </figure>
    </section>
  )
}
