import { useSiteWords } from '#app/content/view/use-site-words.ts'
import { m } from '#messages'
import { StatusView } from './StatusView.tsx'

/** Say that a page could not be shown, and offer another try. */
export function ErrorView({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const { errorTitle = { text: m.error_title() }, errorText = { text: m.error_text() } } = useSiteWords()
  return <StatusView title={errorTitle} text={errorText} onRetry={onRetry} />
}
