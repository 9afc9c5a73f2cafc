import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'
import type { SectionContent } from '../section.ts'

export interface MediaTextContent extends SectionContent<'mediaText'> {
  readonly title?: LocalizedText
  readonly body?: RichText
  readonly picture?: Picture
  readonly side: 'start' | 'end'
}
