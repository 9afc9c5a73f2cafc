import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'
import type { PageWithTerms } from '#app/rich-text/terms/page-with-terms.ts'
import type { UnmappedContent } from '#app/sections/unmapped-fields/unmapped-content.ts'
import type { CardOf } from '#app/entries/cards.tsx'

export interface PersonPage extends PageWithTerms {
  readonly name: LocalizedText
  readonly role?: LocalizedText
  readonly portrait?: Picture
  readonly biography?: RichText
  readonly own?: UnmappedContent
  /** One page of their stories, the newest first. */
  readonly stories: readonly CardOf<'story'>[]
  readonly slug: string
  readonly page: number
  readonly pages: number
}
