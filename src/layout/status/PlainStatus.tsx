import type { Lost } from '#app/content/view/no-page.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { Retry } from './Retry.tsx'

export interface StatusProps {
  readonly title: Phrase
  readonly text: Phrase
  readonly lost?: Lost | undefined
  /** What helps: a search field and links to other pages, or another try alone if the content cannot be read. */
  readonly offers: 'ways' | 'retry'
  readonly onRetry?: (() => void) | undefined
}

/** Shows a status in words alone, for a browser that cannot load the view. */
export function PlainStatus({ title, text, onRetry }: StatusProps) {
  return (
    <div className="page bare">
      <h1 {...phraseProps(title)}>{title.text}</h1>
      <p {...phraseProps(text)}>{text.text}</p>
      {onRetry && <Retry onRetry={onRetry} />}
    </div>
  )
}
