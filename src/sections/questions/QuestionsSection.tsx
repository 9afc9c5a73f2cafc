import { phraseProps } from '#app/i18n/phrase-props.ts'
import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import type { SectionProps } from '../registry.tsx'
import { RichTextView } from '../rich-text/RichTextView.tsx'
import styles from './QuestionsSection.module.css'

/** Answer questions behind native disclosures: they work without JavaScript, and finding in the page opens them. */
export function QuestionsSection({ section }: SectionProps<'questions'>) {
  return (
    <section className={`${layout.section} ${styles.section}`}>
      {section.title && <SectionTitle title={section.title} className={styles.title} />}
      <div className={styles.group}>
        {section.items.map(({ id, question, answer }) => (
          <details key={id} className={styles.item} id={`question-${id}`}>
            <summary className={styles.question} {...phraseProps(question)}>
              <span>{question.text}</span>
            </summary>
            <div className={styles.answer}>
              <RichTextView text={answer} size="small" />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
