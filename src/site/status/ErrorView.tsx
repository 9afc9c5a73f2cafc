import { useSiteWords } from '#app/content/view/use-site-words.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { said } from '#app/i18n/messages/said.ts'
import { m } from '#messages'
import { StatusViewOnDemand } from './StatusViewOnDemand.tsx'

/** Say that a page could not be shown, and offer another try. */
export function ErrorView({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const locale = useLocale()
  const { errorTitle = said(m.error_title(), locale), errorText = said(m.error_text(), locale) } = useSiteWords()
  return <StatusViewOnDemand title={errorTitle} text={errorText} onRetry={onRetry} />
}
