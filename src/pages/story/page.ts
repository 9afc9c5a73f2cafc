import type { EntryLink, Moment, LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { RichText, TocItem } from '#app/rich-text/rich-text.ts'
import type { PageWithTerms } from '#app/rich-text/terms/term.ts'
import type { UnmappedContent } from '#app/sections/unmapped-fields/unmapped-content.ts'
import type { Card, CardOf } from '#app/entries/cards.tsx'

export interface StoryPage extends PageWithTerms {
  readonly title: LocalizedText
  readonly summary?: LocalizedText
  readonly cover?: Picture
  readonly published?: Moment
  readonly readingMinutes?: number
  readonly authors: readonly Card[]
  readonly topics: readonly EntryLink[]
  readonly body?: RichText
  readonly toc: readonly TocItem[]
  readonly own?: UnmappedContent
  readonly related: readonly CardOf<'story'>[]
}
