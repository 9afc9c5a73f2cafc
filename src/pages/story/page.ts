import type { EntryLink } from '#app/content/view/entry-link.ts'
import type { Moment } from '#app/content/view/moment.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { RichText, TocItem } from '#app/rich-text/rich-text.ts'
import type { PageWithTerms } from '#app/rich-text/terms/page-with-terms.ts'
import type { OwnContent } from '#app/sections/own-fields/own-content.ts'
import type { Card, CardOf } from '#app/entries/cards.tsx'

export interface StoryPage extends PageWithTerms {
  readonly title: Phrase
  readonly summary?: Phrase
  readonly cover?: Picture
  readonly published?: Moment
  readonly readingMinutes?: number
  readonly authors: readonly Card[]
  readonly topics: readonly EntryLink[]
  readonly body?: RichText
  readonly toc: readonly TocItem[]
  readonly own?: OwnContent
  readonly related: readonly CardOf<'story'>[]
}
