import type { ReactNode } from 'react'
import type { Crumb } from '../page.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { Picture } from '#app/content/view/picture.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { PictureView } from '#app/media/picture/PictureView.tsx'
import { Breadcrumb } from '../layout/Breadcrumb.tsx'
import styles from './IndexCard.module.css'

interface Props {
  readonly breadcrumb: readonly Crumb[]
  readonly kicker?: string | undefined
  readonly kickerLanguage?: { lang?: string; dir?: 'ltr' | 'rtl' }
  readonly title: Phrase
  readonly text?: Phrase | undefined
  readonly picture?: Picture | undefined
  readonly square?: boolean
  readonly children?: ReactNode
}

/** Head a page as a card from an index drawer: a ruled name, a plate beside it, a few words. */
export function IndexCard({ breadcrumb, kicker, kickerLanguage, title, text, picture, square = false, children }: Props) {
  return (
    <header className={`page columns ${styles.head}`} data-picture={picture ? (square ? 'square' : 'plate') : undefined}>
      <div className={styles.way}>
        <Breadcrumb crumbs={breadcrumb} />
      </div>
      <div className={styles.card}>
        <div>
          {kicker && (
            <p className={`label ${styles.kicker}`} {...kickerLanguage}>
              {kicker}
            </p>
          )}
          <h1 className={styles.title} {...phraseProps(title)}>
            {title.text}
          </h1>
          {text && (
            <p className={`lead ${styles.text}`} {...phraseProps(text)}>
              {text.text}
            </p>
          )}
          {children}
        </div>
        {picture && (
          <div className={styles.picture}>
            <PictureView picture={picture} sizes="(min-width: 64rem) 36vw, 100vw" ratio={square ? 'square' : 'plate'} priority caption={!square} />
          </div>
        )}
      </div>
    </header>
  )
}
