import { useLocation, useRouter } from '@tanstack/react-router'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { useMessageProps } from '#app/i18n/MessageLanguage.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import styles from './PreviewBanner.module.css'
import { PreviewTool } from './PreviewTool.tsx'
import type { PreviewNotice } from './preview-notice.ts'
import { useEffect } from 'react'

interface Props {
  readonly locale: Locale
  readonly preview: PreviewNotice
  readonly meta: PageMeta | undefined
}

/**
 * The bar below each page of a preview. Shows that drafts are visible and until when. Offers another moment, shareable links and the end of
 * the preview. Its forms work without scripts.
 */
export function PreviewBanner({ locale, preview, meta }: Props) {
  const { isWhole, isEditor, sharing, words } = preview
  useLivePreview()
  const to = useLocation({ select: ({ publicHref }) => publicHref })
  const page = { to, locale }
  const entry = meta?.entry
  const ofEntry = entry !== undefined
  return (
    <aside className={styles.banner} data-preview="" {...meta?.inspector} aria-label={words.label} {...useMessageProps()}>
      <div className={`page ${styles.line}`}>
        <p className={styles.state}>
          <strong>{!isWhole && !ofEntry ? words.elsewhere : words.shown}</strong> {preview.asOf} {preview.until} {isWhole && preview.latest}
        </p>
        <div className={styles.tools}>
          <PreviewTool action="exit" button={words.exit} page={page} />
          {sharing && (isWhole || ofEntry) && (
            <PreviewTool action="links" summary={words.share} button={words.createLink} page={page}>
              {!ofEntry && <p>{words.shareList}</p>}
              <input type="hidden" name="entry" value={entry ?? ''} />
              <Lives name={words.life} lives={sharing.lives} />
              {isWhole && ofEntry && (
                <label>
                  <input type="checkbox" name="whole" /> {words.shareSite}
                </label>
              )}
              {ofEntry && (
                <label>
                  <input type="checkbox" name="pass-on" /> {words.mayShare}
                </label>
              )}
              <label>
                <input type="checkbox" name="once" defaultChecked={sharing.isOnce} disabled={sharing.isOnce} /> {words.once}
              </label>
            </PreviewTool>
          )}
          {isWhole && (
            <PreviewTool action="moment" summary={words.moment} button={words.show} page={page}>
              <input type="datetime-local" name="at" max="9999-12-31T00:00" aria-label={words.moment} defaultValue={preview.moment} />
            </PreviewTool>
          )}
          {isEditor && preview.pressLives && (
            <PreviewTool action="press" summary={words.press} button={words.createLink} page={page}>
              <Lives name={words.life} lives={preview.pressLives} />
            </PreviewTool>
          )}
          {isWhole && preview.health && <a href={preview.health.href}>{preview.health.text}</a>}
        </div>
      </div>
    </aside>
  )
}

/** Renders the choice of how long a link is valid. Without a choice, it ends with the preview. */
function Lives({ name, lives }: { readonly name: string; readonly lives: NonNullable<PreviewNotice['pressLives']> }) {
  if (lives.length === 0) return null
  return (
    <select name="days" aria-label={name}>
      {lives.map(({ days, text }) => (
        <option key={days} value={days}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** Starts the communication with Contentful's web app if the page is in an iframe. */
function useLivePreview(): void {
  const router = useRouter()
  useEffect(() => {
    if (window.top === window) return
    const pages = {
      readAgain: () => router.invalidate({ sync: true }),
      onOther: (listener: () => void) => void router.subscribe('onRendered', ({ pathChanged }) => pathChanged && listener()),
    }
    import('./live/live-preview.ts').then(({ startLivePreview }) => startLivePreview(pages)).catch(() => undefined)
  }, [router])
}
