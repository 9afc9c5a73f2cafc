import type { Lost } from '#app/content/view/no-page.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { useSaidProps } from '#app/i18n/SaidLanguage.tsx'
import { m } from '#messages'

export interface StatusProps {
  readonly title: Phrase
  readonly text: Phrase
  readonly lost?: Lost | undefined
  readonly onRetry?: (() => void) | undefined
}

/** Say the same in words alone, for a browser that cannot fetch anything more: what every browser has from its first page on. */
export function PlainStatus({ title, text, onRetry }: StatusProps) {
  const words = useSaidProps()
  return (
    <div className="page bare">
      <h1 {...phraseProps(title)}>{title.text}</h1>
      <p {...phraseProps(text)}>{text.text}</p>
      {onRetry && (
        <button type="button" onClick={onRetry} {...words}>
          {m.try_again()}
        </button>
      )}
    </div>
  )
}
