import { useSiteWords } from '#app/content/view/use-site-words.ts'
import { m } from '#messages'
import { StatusView } from './StatusView.tsx'

/** Say that there is no page at this address. */
export function NotFoundView() {
  const { notFoundTitle = { text: m.not_found_title() }, notFoundText = { text: m.not_found_text() } } = useSiteWords()
  return <StatusView title={notFoundTitle} text={notFoundText} />
}
