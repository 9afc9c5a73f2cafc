import type { Phrase } from '#app/content/view/phrase.ts'
import type { PageWithTerms } from '#app/rich-text/terms/page-with-terms.ts'
import type { OwnContent } from '#app/sections/own-fields/own-content.ts'
import type { Section } from '#app/sections/registry.tsx'
import type { CardOf } from '#app/entries/cards.tsx'

/** The home page or a nested page, composed of sections. */
export interface ContentPage extends PageWithTerms {
  readonly home: boolean
  readonly title: Phrase
  readonly summary?: Phrase
  readonly sections: readonly Section[]
  readonly own?: OwnContent
  /** Child pages that no section shows. */
  readonly children: readonly CardOf<'page'>[]
}
