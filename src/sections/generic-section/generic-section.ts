import type { Phrase } from '#app/content/view/phrase.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { HeadingLevel, RichText } from '#app/rich-text/rich-text.ts'
import type { OwnContent } from '../own-fields/own-content.ts'
import type { SectionContent } from '../section.ts'

/** Part of a page of an unmapped content type. */
export interface GenericSectionContent extends SectionContent<'genericSection'> {
  readonly title?: Phrase
  readonly summary?: Phrase
  readonly body?: RichText
  readonly picture?: Picture
  readonly own?: OwnContent
  /** Level of the title. */
  readonly level: HeadingLevel
}
