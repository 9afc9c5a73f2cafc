import layout from '../layout/layout.module.css'
import type { RichTextContent } from './rich-text.ts'
import type { SectionProps } from '../section-props.ts'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'

/** Rich text as a section. */
export function RichTextSection({ section }: SectionProps<RichTextContent>) {
  return (
    <section className={layout.section}>
      <RichTextView text={section.body} />
    </section>
  )
}
