import type { Phrase } from '#app/content/view/phrase.ts'
import { PhraseText } from '#app/i18n/PhraseText.tsx'
import layout from './layout.module.css'

interface Props {
  readonly title: Phrase
  readonly id?: string
  readonly className?: string
}

/** Head a section; a tick beside the heading meets the line down the page. */
export function SectionTitle({ title, id, className }: Props) {
  return <PhraseText as="h2" of={title} id={id} className={`${layout.title} ${layout.tick} ${className ?? ''}`} />
}
