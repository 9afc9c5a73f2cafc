import type { Moment } from '#app/content/view/moment.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { PageWithTerms } from '#app/rich-text/terms/page-with-terms.ts'
import type { UnmappedContent } from '#app/sections/unmapped-fields/unmapped-content.ts'

/** The page of an entry of an unmapped type. */
export interface GenericPage extends PageWithTerms {
  readonly shows: 'entry'
  readonly title: LocalizedText
  readonly summary?: LocalizedText
  readonly picture?: Picture
  readonly date?: Moment
  readonly own?: UnmappedContent
}
