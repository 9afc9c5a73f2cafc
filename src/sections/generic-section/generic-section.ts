import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { HeadingLevel, RichText } from '#app/rich-text/rich-text.ts'
import type { UnmappedContent } from '../unmapped-fields/unmapped-content.ts'
import type { SectionContent } from '../section.ts'

/** Part of a page of an unmapped content type. */
export interface GenericSectionContent extends SectionContent<'genericSection'> {
  readonly title?: LocalizedText
  readonly summary?: LocalizedText
  readonly body?: RichText
  readonly picture?: Picture
  readonly own?: UnmappedContent
  /** Level of the title. */
  readonly level: HeadingLevel
}
