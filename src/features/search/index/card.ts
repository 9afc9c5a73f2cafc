import type { Place } from '#app/i18n/addresses/place.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { Keyword, SearchDocument } from './document.ts'

/** What is known of a page without reading it: enough to suggest it, and to put it in order among others. */
export interface Card {
  readonly key: string
  readonly type: string
  readonly place: Place
  readonly title: Phrase
  /** Each once. */
  readonly headings: readonly string[]
  readonly summary?: string
  /** Words that editors lead to this page. */
  readonly keywords: readonly Keyword[]
  /** How many its text has. */
  readonly letters: number
}

/** Note on a card what a page is. */
export function cardOf({ key, type, place, title, summary, keywords = [], passages }: SearchDocument): Card {
  return {
    key,
    type,
    place,
    title,
    headings: [...new Set(passages.flatMap(({ heading }) => heading ?? []))],
    ...(summary ? { summary: summary.text } : {}),
    keywords,
    letters: passages.reduce((sum, { text }) => sum + text.length, 0),
  }
}
