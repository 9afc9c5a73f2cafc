import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import layout from './layout.module.css'

interface Props {
  readonly title: LocalizedText
  readonly id?: string
  readonly className?: string
}

/** Heading of a section, with a mark on the vertical line of the page. */
export function SectionTitle({ title, id, className }: Props) {
  return <LocalizedTextView as="h2" of={title} id={id} className={`${layout.title} ${layout.tick} ${className ?? ''}`} />
}
