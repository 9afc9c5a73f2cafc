import { Fragment, type ReactNode } from 'react'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { useMessageLang } from '#app/i18n/MessageLanguage.tsx'
import styles from './FoldedFilter.module.css'

interface Props {
  /** Name of the filter, in the language of the interface. */
  readonly label: string
  /** The selected options. */
  readonly chosen: readonly LocalizedText[]
  readonly children: ReactNode
}

/** Renders a filter that folds below the selected options. If the page has a margin, the filter is always open in it. */
export function FoldedFilter({ label, chosen, children }: Props) {
  return (
    <nav className={styles.filter} aria-label={label} {...useMessageLang()}>
      {/* A new selection folds the filter. */}
      <details key={chosen.map(({ text }) => text).join()} className={styles.details}>
        <summary className={`fold ${styles.summary}`}>
          <span>
            <small className={styles.label}>{label}</small>
            {chosen.map((option, index) => (
              <Fragment key={option.text}>
                {index > 0 && ' · '}
                <LocalizedTextView as="span" of={option} />
              </Fragment>
            ))}
          </span>
        </summary>
        {children}
      </details>
    </nav>
  )
}
