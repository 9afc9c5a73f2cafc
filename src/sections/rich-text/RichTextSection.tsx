import layout from '../layout/layout.module.css'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'
import type { RichText } from '#app/rich-text/rich-text.ts'
import type { SectionContent, SectionProps } from '../section.ts'

export interface RichTextContent extends SectionContent<'richText'> {
  readonly body: RichText
}

/** Rich text as a section. */
export function RichTextSection({ section }: SectionProps<RichTextContent>) {
  return (
    <section className={layout.section}>
      <RichTextView text={section.body} />
    </section>
  )
}
