import type { ReactNode } from 'react'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { useSiteWords } from '#app/content/view/site-words.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { m } from '#messages'
import styles from './Figure.module.css'

/** Picture with a number and a title. Figures are numbered throughout the page. */
export function Figure({ title, children }: { title?: LocalizedText; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>
        <span className={styles.number}>{useSiteWords().figureLabel?.text ?? m.figure_label()}</span>
        {title && <LocalizedTextView of={title} />}
      </figcaption>
    </figure>
  )
}
