import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { FeedOffer } from '#app/content/view/feed-link.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Page } from '#app/content/view/page-meta.ts'
import type { Term } from '#app/rich-text/terms/term.ts'
import type { UnmappedContent } from '#app/sections/unmapped-fields/unmapped-content.ts'
import type { Card } from '#app/entries/cards.tsx'
import type { ListedType } from '#app/config/page-types/table.ts'

export interface TopicPage extends Page {
  readonly title: LocalizedText
  readonly summary?: LocalizedText
  readonly picture?: Picture
  /** Its feeds and calendars. */
  readonly offers: readonly FeedOffer[]
  readonly own?: UnmappedContent
  /** The glossary terms in its unmapped fields. */
  readonly terms?: readonly Term[]
  /** Entries with its tag, by type. `more` links to the filtered listing if that contains more entries. */
  readonly lists: readonly { readonly type: ListedType; readonly title: string; readonly items: readonly Card[]; readonly more?: LinkTarget }[]
}
