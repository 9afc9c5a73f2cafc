import type { Phrase } from '#app/content/view/phrase.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { ProgramOffer } from '#app/content/view/program-link.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Page } from '#app/content/view/page-meta.ts'
import type { Term } from '#app/rich-text/terms/term.ts'
import type { OwnContent } from '#app/sections/own-fields/own-content.ts'
import type { Card } from '#app/entries/cards.tsx'
import type { ListedType } from '#app/config/page-types/table.ts'

export interface TopicPage extends Page {
  readonly title: Phrase
  readonly summary?: Phrase
  readonly picture?: Picture
  /** Its feeds and calendars. */
  readonly offers: readonly ProgramOffer[]
  readonly own?: OwnContent
  /** The glossary terms in its unmapped fields. */
  readonly terms?: readonly Term[]
  /** Entries with its tag, by type. `more` links to the filtered listing if that contains more entries. */
  readonly lists: readonly { readonly type: ListedType; readonly title: string; readonly items: readonly Card[]; readonly more?: LinkTarget }[]
}
