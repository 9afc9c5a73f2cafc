import type { Place } from '#app/i18n/addresses/place.ts'
import type { Phrase } from '#app/content/view/phrase.ts'

/** A part of a page, below a heading or before the first. */
export interface Passage {
  readonly heading?: string
  /** The fragment of the heading's address. */
  readonly anchor?: string
  readonly text: string
  /** Given only where it is not the page's. */
  readonly locale?: string
}

/** Words that editors lead to a page. */
export interface Keyword {
  readonly text: string
  /** How many other pages the editors name before this one. */
  readonly after: number
}

/** A page in a language as it is shown, of which its words are found. */
export interface SearchDocument {
  /** The id of its entry, the same in every language. */
  readonly key: string
  /** Its page type, or the content type where that is the space's own. */
  readonly type: string
  readonly place: Place
  readonly title: Phrase
  readonly summary?: Phrase
  readonly passages: readonly Passage[]
  /** The words of its address, by which it is found although they may stand nowhere on it. */
  readonly slug?: string
  /** Words that editors lead to this page. */
  readonly keywords?: readonly Keyword[]
  /** Ids of its topics. */
  readonly topics: readonly string[]
  /** When it happens, or was published: ISO 8601. */
  readonly date?: string
  /** What it was made of: ids of entries, and `type:` with a content type of which it lists entries. A change of any makes it another. */
  readonly uses: readonly string[]
}
