import { Fragment, type ReactNode } from 'react'
import type { Phrase } from '#app/content/view/phrase.ts'
import { PhraseText } from '#app/i18n/PhraseText.tsx'
import { useSaidLang } from '#app/i18n/SaidLanguage.tsx'
import styles from './FoldedFilter.module.css'

interface Props {
  /** Name of the filter, in the language of the interface. */
  readonly label: string
  /** The selected options. */
  readonly chosen: readonly Phrase[]
  readonly children: ReactNode
}

/** Renders a filter that folds below the selected options. If the page has a margin, the filter is always open in it. */
export function FoldedFilter({ label, chosen, children }: Props) {
  return (
    <nav className={styles.filter} aria-label={label} {...useSaidLang()}>
      {/* A new selection folds the filter. */}
      <details key={chosen.map(({ text }) => text).join()} className={styles.details}>
        <summary className={`fold ${styles.summary}`}>
          <span>
            <small className={styles.label}>{label}</small>
            {chosen.map((option, index) => (
              <Fragment key={option.text}>
                {index > 0 && ' · '}
                <PhraseText as="span" of={option} />
              </Fragment>
            ))}
          </span>
        </summary>
        {children}
      </details>
    </nav>
  )
}
