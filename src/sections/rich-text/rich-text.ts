import type { RichText } from '#app/rich-text/rich-text.ts'
import type { SectionContent } from '../section.ts'

export interface RichTextContent extends SectionContent<'richText'> {
  readonly body: RichText
}
