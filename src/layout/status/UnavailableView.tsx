import { useSiteWords } from '#app/content/view/use-site-words.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { said } from '#app/i18n/messages/said.ts'
import { m } from '#messages'
import { StatusPage } from './StatusPage.tsx'

/** Say that the content cannot be reached for a while, and offer another try. */
export function UnavailableView({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const locale = useLocale()
  const { unavailableTitle = said(m.unavailable_title(), locale), unavailableText = said(m.unavailable_text(), locale) } = useSiteWords()
  return <StatusPage documentTitle={m.unavailable_title()} title={unavailableTitle} text={unavailableText} offers="retry" onRetry={onRetry} />
}
