import type { Phrase } from '#app/content/view/phrase.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'
import type { PageWithTerms } from '#app/rich-text/terms/page-with-terms.ts'
import type { OwnContent } from '#app/sections/own-fields/own-content.ts'
import type { CardOf } from '#app/entries/cards.tsx'

export interface PersonPage extends PageWithTerms {
  readonly name: Phrase
  readonly role?: Phrase
  readonly portrait?: Picture
  readonly biography?: RichText
  readonly own?: OwnContent
  /** One page of their stories, the newest first. */
  readonly stories: readonly CardOf<'story'>[]
  readonly slug: string
  readonly page: number
  readonly pages: number
}
