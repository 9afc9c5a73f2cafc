import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import layout from '../layout/layout.module.css'
import type { SectionProps } from '../section-props.ts'
import type { NoticeContent } from './notice.ts'
import styles from './NoticeSection.module.css'

/** Renders a notice for visitors. */
export function NoticeSection({ section }: SectionProps<NoticeContent>) {
  return (
    <section className={layout.section}>
      <div role="note" className={styles.notice} data-tone={section.tone}>
        <LocalizedTextView as="p" of={section.text} className={styles.text} />
      </div>
    </section>
  )
}
