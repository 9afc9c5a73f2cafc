import { phraseProps } from '#app/i18n/phrase-props.ts'
import layout from '../layout/layout.module.css'
import type { SectionProps } from '../registry.tsx'
import styles from './NoticeSection.module.css'

/** Show what visitors must know before they come. */
export function NoticeSection({ section }: SectionProps<'notice'>) {
  return (
    <section className={layout.section}>
      <p role="note" className={styles.text} data-tone={section.tone} {...phraseProps(section.text)}>
        {section.text.text}
      </p>
    </section>
  )
}
