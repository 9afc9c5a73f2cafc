import { phraseProps } from '#app/i18n/phrase-props.ts'
import { Actions } from '../action/Actions.tsx'
import layout from '../layout/layout.module.css'
import type { SectionProps } from '../section-props.ts'
import styles from './CallToActionSection.module.css'

/** Ask for one thing, across the whole page, under the trails of stars around the pole. */
export function CallToActionSection({ section }: SectionProps<'callToAction'>) {
  const { title, text, actions } = section
  return (
    <section className={`${layout.section} ${styles.section}`}>
      <div className={styles.words}>
        <h2 className={`${layout.title} ${styles.title}`} {...phraseProps(title)}>
          {title.text}
        </h2>
        {text && (
          <p className={`lead ${layout.intro}`} {...phraseProps(text)}>
            {text.text}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Actions actions={actions} />
      </div>
    </section>
  )
}
