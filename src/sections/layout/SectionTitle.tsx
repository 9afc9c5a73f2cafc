import type { Phrase } from '#app/content/view/phrase.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import layout from './layout.module.css'

interface Props {
  readonly title: Phrase
  readonly id?: string
  readonly className?: string | undefined
}

/** Head a section, with a graduation mark on the meridian line. */
export function SectionTitle({ title, id, className }: Props) {
  return (
    <h2 {...(id && { id })} className={`${layout.title} ${layout.tick} ${className ?? ''}`} {...phraseProps(title)}>
      {title.text}
    </h2>
  )
}
