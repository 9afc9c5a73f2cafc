import type { ReactNode } from 'react'
import type { Crumb } from '#app/content/view/page-meta.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import { PhraseText } from '#app/i18n/PhraseText.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import headline from './Headline.module.css'
import styles from './PageHead.module.css'

interface Props {
  readonly breadcrumb: readonly Crumb[]
  readonly title: Phrase
  readonly summary?: Phrase
  readonly size?: 'large' | 'medium'
  readonly children?: ReactNode
}

/** Renders the head of a page that opens with text: breadcrumbs in the margin, the title in the body. */
export function PageHead({ breadcrumb, title, summary, size = 'large', children }: Props) {
  return (
    <header className={`page columns ${headline.head} ${styles.head}`} data-size={size}>
      <div className={styles.margin}>
        <Breadcrumb crumbs={breadcrumb} />
      </div>
      <div className={styles.body}>
        <PhraseText as="h1" of={title} className={`${headline.title} ${styles.title}`} />
        <PhraseText as="p" of={summary} className={`lead ${styles.summary}`} />
        {children}
      </div>
    </header>
  )
}
