import { useSiteWords } from '#app/content/view/use-site-words.ts'
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
