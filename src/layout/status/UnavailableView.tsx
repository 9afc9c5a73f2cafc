import { useSiteWords } from '#app/content/view/use-site-words.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'
import { StatusPage } from './StatusPage.tsx'

/** Renders that the content is temporarily unavailable, and a button to retry. */
export function UnavailableView({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const locale = useLocale()
  const { unavailableTitle = messageText(m.unavailable_title(), locale), unavailableText = messageText(m.unavailable_text(), locale) } = useSiteWords()
  return <StatusPage documentTitle={m.unavailable_title()} title={unavailableTitle} text={unavailableText} offers="retry" onRetry={onRetry} />
}
