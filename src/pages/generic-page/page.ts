import type { Moment } from '#app/content/view/moment.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { PageWithTerms } from '#app/rich-text/terms/page-with-terms.ts'
import type { OwnContent } from '#app/sections/own-fields/own-content.ts'

/** The page of an entry of an unmapped type. */
export interface GenericPage extends PageWithTerms {
  readonly shows: 'entry'
  readonly title: Phrase
  readonly summary?: Phrase
  readonly picture?: Picture
  readonly date?: Moment
  readonly own?: OwnContent
}
