import type { Place } from '#app/i18n/addresses/place.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'

/** Part of a page below a heading, or before the first heading. */
export interface Passage {
  readonly heading?: string
  /** Fragment of the heading’s URL. */
  readonly anchor?: string
  readonly text: string
  /** Language, if it differs from that of the page. */
  readonly locale?: string
}

/** Search term that editors have assigned to a page. */
export interface Keyword {
  readonly text: string
  /** Number of pages that the editors list before this one. */
  readonly after: number
}

/** Searchable content of a page in one language. */
export interface SearchDocument {
  /** Id of the entry, the same in every language. */
  readonly key: string
  /** Page type, or the listing of an unmapped content type. */
  readonly type: string
  readonly place: Place
  readonly title: LocalizedText
  readonly summary?: LocalizedText
  readonly passages: readonly Passage[]
  /** Words of its path, which are searchable even if the page does not contain them. */
  readonly slug?: string
  /** Search terms that editors have assigned to this page. */
  readonly keywords?: readonly Keyword[]
  /** Ids of its topics. */
  readonly topics: readonly string[]
  /** Date of the event or of publication: ISO 8601. */
  readonly date?: string
  /**
   * Dependencies of the document: ids of entries, and `type:` with a content type for lists of entries. A change of any dependency requires a
   * new document.
   */
  readonly uses: readonly string[]
}
