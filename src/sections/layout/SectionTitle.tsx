import type { Phrase } from '#app/content/view/phrase.ts'
import { PhraseText } from '#app/i18n/PhraseText.tsx'
import layout from './layout.module.css'

interface Props {
  readonly title: Phrase
  readonly id?: string
  readonly className?: string
}

/** Heading of a section, with a mark on the vertical line of the page. */
export function SectionTitle({ title, id, className }: Props) {
  return <PhraseText as="h2" of={title} id={id} className={`${layout.title} ${layout.tick} ${className ?? ''}`} />
}
