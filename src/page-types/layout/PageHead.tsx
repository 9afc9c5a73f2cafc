import type { ReactNode } from 'react'
import type { Crumb } from '../page.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import styles from './PageHead.module.css'

interface Props {
  readonly breadcrumb: readonly Crumb[]
  readonly title: Phrase
  readonly summary?: Phrase
  readonly size?: 'large' | 'medium'
  readonly children?: ReactNode
}

/** Head a page that opens with words: the way to it in the margin, the title in the body. */
export function PageHead({ breadcrumb, title, summary, size = 'large', children }: Props) {
  return (
    <header className={`page columns ${styles.head}`} data-size={size}>
      <div className={styles.margin}>
        <Breadcrumb crumbs={breadcrumb} />
      </div>
      <div className={styles.body}>
        <h1 className={styles.title} {...phraseProps(title)}>
          {title.text}
        </h1>
        {summary && (
          <p className={`lead ${styles.summary}`} {...phraseProps(summary)}>
            {summary.text}
          </p>
        )}
        {children}
      </div>
    </header>
  )
}
