import type { PageMeta } from '#app/content/view/page-meta.ts'
import { useMessageProps } from '#app/i18n/MessageLanguage.tsx'
import { m } from '#messages'
import styles from './FallbackNotice.module.css'

/** Announces, in the language of the page, that some or all of the content is shown in another language. */
export function FallbackNotice({ translation, language }: NonNullable<PageMeta['untranslated']>) {
  return (
    <div className={`page columns ${styles.place}`} data-fallback-notice="">
      <p className={styles.notice} {...useMessageProps()}>
        {translation === 'partly' ? m.partly_notice({ language }) : m.fallback_notice({ language })}
      </p>
    </div>
  )
}
