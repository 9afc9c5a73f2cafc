import type { ReactNode } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import styles from './PreviewBanner.module.css'

interface Props {
  /** Last segment of the address that receives the form. */
  readonly action: 'exit' | 'moment' | 'links' | 'press'
  /** Opens the form. Without it, the button is in the bar. */
  readonly summary?: string
  readonly button: string
  /** The current page, to which the response redirects. */
  readonly page: { readonly to: string; readonly locale: Locale }
  readonly children?: ReactNode
}

/** Renders a form of the preview bar. */
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
