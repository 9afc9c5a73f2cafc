import type { PageMeta } from '#app/content/view/page-meta.ts'
import { useSaidProps } from '#app/i18n/SaidLanguage.tsx'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import type { Locale } from '#app/i18n/locales.ts'
import styles from './PreviewBanner.module.css'
import type { PreviewNotice } from './preview-notice.ts'
import { useLivePreview } from './use-live-preview.ts'

interface Props {
  readonly locale: Locale
  readonly preview: PreviewNotice
  readonly meta: PageMeta | undefined
}

/** Say below the page that drafts are shown and until when, and offer what an editor does with them: another moment, a link, the way out. Its forms need no script. */
export function PreviewBanner({ locale, preview, meta }: Props) {
  const { isWhole, words } = preview
  useLivePreview()
  const place = meta?.place ?? { route: 'home' as const }
  const here = (
    <>
      <input type="hidden" name="to" value={pathOf(locale, place)} />
      <input type="hidden" name="locale" value={locale} />
    </>
  )
  return (
    <aside className={styles.banner} data-preview="" {...meta?.inspector} aria-label={words.label} {...useSaidProps()}>
      <div className={`page ${styles.line}`}>
        <p className={styles.state}>
          <strong>{!isWhole && meta?.entry === undefined ? words.elsewhere : words.shown}</strong> {preview.asOf} {preview.until} {isWhole && preview.latest}
        </p>
        {isWhole && <a href={preview.health.href}>{preview.health.text}</a>}
        <form method="post" action="/api/preview/exit">
          {here}
          <button>{words.exit}</button>
        </form>
        {isWhole && (
          <details className={styles.more}>
            <summary>{words.moment}</summary>
            <form method="post" action="/api/preview/moment" className={styles.form}>
              {here}
              <input type="datetime-local" name="at" aria-label={words.moment} defaultValue={preview.moment} />
              <button>{words.show}</button>
            </form>
          </details>
        )}
        {isWhole && (
          <details className={styles.more}>
            <summary>{words.share}</summary>
            <form method="post" action="/api/preview/links" className={styles.form}>
              {here}
              <input type="hidden" name="entry" value={meta?.entry ?? ''} />
              <select name="days" aria-label={words.life}>
                {preview.lives.map(({ days, text }) => (
                  <option key={days} value={days}>
                    {text}
                  </option>
                ))}
              </select>
              {meta?.entry !== undefined && (
                <label>
                  <input type="checkbox" name="whole" /> {words.shareSite}
                </label>
              )}
              <label>
                <input type="checkbox" name="once" /> {words.once}
              </label>
              <button>{words.makeLink}</button>
            </form>
          </details>
        )}
      </div>
    </aside>
  )
}
