import type { NotFoundSuggestions } from '#app/content/view/no-page.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { textProps } from '#app/i18n/text-props.ts'
import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useMessageProps } from '#app/i18n/MessageLanguage.tsx'
import { m } from '#messages'

export interface StatusProps {
  readonly title: LocalizedText
  readonly text: LocalizedText
  readonly suggestions?: NotFoundSuggestions | undefined
  /** Recovery options: `ways` is a search field and links to other pages. `retry` is only a button to retry, for unreadable content. */
  readonly offers: 'links' | 'retry'
  readonly onRetry?: (() => void) | undefined
}

/** Renders a status as plain text, for a browser that cannot load the view. */
export function PlainStatus({ title, text, onRetry }: StatusProps) {
  return (
    <div className="page bare">
      <h1 {...textProps(title)}>{title.text}</h1>
      <p {...textProps(text)}>{text.text}</p>
      {onRetry && <Retry onRetry={onRetry} />}
    </div>
  )
}

/** Renders a button to retry. Without scripts it is a link to the same address. */
export function Retry({ onRetry, className }: { readonly onRetry: () => void; readonly className?: string }) {
  const address = useLocation({ select: ({ publicHref }) => publicHref })
  function press(event: MouseEvent) {
    event.preventDefault()
    onRetry()
  }
  return (
    <a href={address} className={className} onClick={press} {...useMessageProps()}>
      {m.try_again()}
    </a>
  )
}
