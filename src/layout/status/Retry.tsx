import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useMessageProps } from '#app/i18n/MessageLanguage.tsx'
import { m } from '#messages'

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
