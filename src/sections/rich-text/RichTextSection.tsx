import layout from '../layout/layout.module.css'
import type { SectionProps } from '../section-props.ts'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'

/** Set running text beside the meridian line. */
export function RichTextSection({ section }: SectionProps<'richText'>) {
  return (
    <section className={layout.section}>
      <RichTextView text={section.body} />
    </section>
  )
}
