import type { PageMeta } from '#app/content/view/page-meta.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { useMessageProps } from '#app/i18n/MessageLanguage.tsx'
import { m } from '#messages'
import styles from './TextNotices.module.css'

/** Announces, in the language of the page, that content is shown in another language, or that a machine translated it. */
export function TextNotices({ meta: { untranslated, machineTranslated } }: { readonly meta: PageMeta }) {
  const messageProps = useMessageProps()
  if (!untranslated && !machineTranslated) return null
  return (
    <div className={`page columns ${styles.place}`}>
      <div className={styles.notice} {...messageProps}>
        {untranslated && (
          <p data-fallback-notice="">
            {untranslated.notice ??
              (untranslated.translation === 'partly'
                ? m.partly_notice({ language: untranslated.language })
                : m.fallback_notice({ language: untranslated.language }))}
          </p>
        )}
        {machineTranslated && (
          <p data-machine-notice="">
            {machineTranslated.extent === 'whole' ? m.machine_notice() : m.machine_partly_notice()}
            {machineTranslated.original && (
              <>
                {' '}
                <SiteLink target={machineTranslated.original.target}>{m.machine_original({ language: machineTranslated.original.language })}</SiteLink>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
