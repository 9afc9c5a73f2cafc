import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { type Action, Actions } from '../action/Actions.tsx'
import layout from '../layout/layout.module.css'
import styles from './CallToActionSection.module.css'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { SectionContent, SectionProps } from '../section.ts'

export interface CallToActionContent extends SectionContent<'callToAction'> {
  readonly title: LocalizedText
  readonly text?: LocalizedText
  readonly actions: readonly Action[]
}

/** Call to action across the whole page. */
export function CallToActionSection({ section }: SectionProps<CallToActionContent>) {
  const { title, text, actions } = section
  return (
    <section className={`${layout.section} ${styles.section}`}>
      <div className={styles.words}>
        <LocalizedTextView as="h2" of={title} className={`${layout.title} ${styles.title}`} />
        <LocalizedTextView as="p" of={text} className={`lead ${layout.intro}`} />
      </div>
      {actions.length > 0 && (
        <div className={styles.actions}>
          <Actions actions={actions} />
        </div>
      )}
    </section>
  )
}
