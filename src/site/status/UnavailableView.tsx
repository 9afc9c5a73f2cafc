import { useSiteWords } from '#app/content/view/use-site-words.ts'
import { m } from '#messages'
import { StatusView } from './StatusView.tsx'

/** Say that the content cannot be reached for a while, and offer another try. */
export function UnavailableView({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const { unavailableTitle = { text: m.unavailable_title() }, unavailableText = { text: m.unavailable_text() } } = useSiteWords()
  return <StatusView title={unavailableTitle} text={unavailableText} onRetry={onRetry} />
}
