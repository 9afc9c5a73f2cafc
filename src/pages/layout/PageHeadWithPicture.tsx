import type { ReactNode } from 'react'
import type { Crumb } from '#app/content/view/page-meta.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { Figure } from '#app/media/picture/Figure.tsx'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import styles from './PageHeadWithPicture.module.css'

interface Props {
  readonly breadcrumb: readonly Crumb[]
  readonly kicker?: LocalizedText
  readonly title: LocalizedText
  readonly text?: LocalizedText
  readonly picture?: Picture
  /** `square` is for portraits, which have no caption. */
  readonly ratio?: 'square' | 'landscape'
  readonly children?: ReactNode
}

/** Renders the head of a page with a name above a rule, a short text, and a picture beside them. */
export function PageHeadWithPicture({ breadcrumb, kicker, title, text, picture, ratio = 'landscape', children }: Props) {
  const shown = picture && (
    <PictureView picture={picture} sizes={`(min-width: 64rem) 36vw, ${ratio === 'square' ? 'min(54vw, 14rem)' : '88vw'}`} ratio={ratio} priority />
  )
  return (
    <header className={`page columns ${styles.head}`} data-picture={picture && ratio}>
      <div className={styles.way}>
        <Breadcrumb crumbs={breadcrumb} />
      </div>
      <div className={styles.card}>
        {/* In the order on phones, so that the text does not move when the parser reaches the picture. */}
        {ratio === 'square' && shown && <div className={styles.picture}>{shown}</div>}
        <div className={styles.words}>
          <LocalizedTextView as="p" of={kicker} className={`label ${styles.kicker}`} />
          <LocalizedTextView as="h1" of={title} className={styles.title} />
          <LocalizedTextView as="p" of={text} className={`lead ${styles.text}`} />
          {children}
        </div>
        {ratio !== 'square' && shown && (
          <div className={styles.picture}>
            <Figure title={picture.title}>{shown}</Figure>
          </div>
        )}
      </div>
    </header>
  )
}
