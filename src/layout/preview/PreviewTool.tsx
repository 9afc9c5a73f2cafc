import type { ReactNode } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import styles from './PreviewBanner.module.css'

interface Props {
  /** The last segment of the address that the form is sent to. */
  readonly action: 'exit' | 'moment' | 'links' | 'press'
  /** Opens the form; without one the button stands in the bar. */
  readonly summary?: string
  readonly button: string
  /** The page that is shown, which the answer leads back to. */
  readonly page: { readonly to: string; readonly locale: Locale }
  readonly children?: ReactNode
}

/** A form of the preview bar. */
export function PreviewTool({ action, summary, button, page, children }: Props) {
  const form = (
    <form method="post" action={`/api/preview/${action}`} className={styles.form}>
      <input type="hidden" name="to" value={page.to} />
      <input type="hidden" name="locale" value={page.locale} />
      {children}
      <button>{button}</button>
    </form>
  )
  if (summary === undefined) return form
  return (
    <details className={styles.more} name="preview-tool">
      <summary>{summary}</summary>
      {form}
    </details>
  )
}
