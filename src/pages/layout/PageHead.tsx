import type { ReactNode } from 'react'
import type { Crumb } from '#app/content/view/page-meta.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import headline from './Headline.module.css'
import styles from './PageHead.module.css'

interface Props {
  readonly breadcrumb: readonly Crumb[]
  readonly title: LocalizedText
  readonly summary?: LocalizedText
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
        <LocalizedTextView as="h1" of={title} className={`${headline.title} ${styles.title}`} />
        <LocalizedTextView as="p" of={summary} className={`lead ${styles.summary}`} />
        {children}
      </div>
    </header>
  )
}
