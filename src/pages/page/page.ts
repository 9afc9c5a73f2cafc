import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { PageWithTerms } from '#app/rich-text/terms/page-with-terms.ts'
import type { UnmappedContent } from '#app/sections/unmapped-fields/unmapped-content.ts'
import type { Section } from '#app/sections/registry.tsx'
import type { CardOf } from '#app/entries/cards.tsx'

/** The home page or a nested page, composed of sections. */
export interface ContentPage extends PageWithTerms {
  readonly home: boolean
  readonly title: LocalizedText
  readonly summary?: LocalizedText
  readonly sections: readonly Section[]
  readonly own?: UnmappedContent
  /** Child pages that no section shows. */
  readonly children: readonly CardOf<'page'>[]
}
