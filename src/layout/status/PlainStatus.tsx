import type { Lost } from '#app/content/view/no-page.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { Retry } from './Retry.tsx'

export interface StatusProps {
  readonly title: Phrase
  readonly text: Phrase
  readonly lost?: Lost | undefined
  /** Recovery options: `ways` is a search field and links to other pages. `retry` is only a button to retry, for unreadable content. */
  readonly offers: 'ways' | 'retry'
  readonly onRetry?: (() => void) | undefined
}

/** Renders a status as plain text, for a browser that cannot load the view. */
export function PlainStatus({ title, text, onRetry }: StatusProps) {
  return (
    <div className="page bare">
      <h1 {...phraseProps(title)}>{title.text}</h1>
      <p {...phraseProps(text)}>{text.text}</p>
      {onRetry && <Retry onRetry={onRetry} />}
    </div>
  )
}
