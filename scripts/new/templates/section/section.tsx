import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import layout from '#app/sections/layout/layout.module.css'
import type { SectionProps } from '#app/sections/section.ts'
import type { NoticeContent } from './notice.ts'
import styles from './Notice.module.css'

/** Renders a section of the type `notice`. */
export function Section({ section }: SectionProps<NoticeContent>) {
  return (
    <section className={layout.section}>
      <div role="note" className={styles.box} data-tone={section.tone}>
        <LocalizedTextView as="p" of={section.text} className={styles.text} />
      </div>
    </section>
  )
}
