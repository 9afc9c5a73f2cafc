import { useSiteWords } from '#app/content/view/site-words.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'
import { StatusPage } from './StatusPage.tsx'

/** Renders that a page could not be shown, and a button to retry. */
export function ErrorView({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const locale = useLocale()
  const { errorTitle = messageText(m.error_title(), locale), errorText = messageText(m.error_text(), locale) } = useSiteWords()
  return <StatusPage documentTitle={m.error_title()} title={errorTitle} text={errorText} offers="links" onRetry={onRetry} />
}

/** Renders that the content is temporarily unavailable, and a button to retry. */
export function UnavailableView({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const locale = useLocale()
  const { unavailableTitle = messageText(m.unavailable_title(), locale), unavailableText = messageText(m.unavailable_text(), locale) } = useSiteWords()
  return <StatusPage documentTitle={m.unavailable_title()} title={unavailableTitle} text={unavailableText} offers="retry" onRetry={onRetry} />
}
