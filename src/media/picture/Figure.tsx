import type { ReactNode } from 'react'
import type { Phrase } from '#app/content/view/phrase.ts'
import { useSiteWords } from '#app/content/view/use-site-words.ts'
import { PhraseText } from '#app/i18n/PhraseText.tsx'
import { m } from '#messages'
import styles from './Figure.module.css'

/** Picture with a number and a title. Figures are numbered throughout the page. */
export function Figure({ title, children }: { title?: Phrase; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>
        <span className={styles.number}>{useSiteWords().figureLabel?.text ?? m.figure_label()}</span>
        {title && <PhraseText of={title} />}
      </figcaption>
    </figure>
  )
}
