import type { Place } from '#app/i18n/addresses/place.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Keyword, SearchDocument } from './document.ts'

/** Summary of a page for suggestions and ranking, without its text. */
export interface Card {
  readonly key: string
  readonly type: string
  readonly place: Place
  readonly title: LocalizedText
  /** Without duplicates. */
  readonly headings: readonly string[]
  readonly summary?: string
  /** Search terms that editors have assigned to this page. */
  readonly keywords: readonly Keyword[]
  /** Number of letters of its text. */
  readonly letters: number
}

/** Creates the card of a page. */
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
