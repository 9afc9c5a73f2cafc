import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { LocalizedText } from './localized-text.ts'

/**
 * Reason for a missing page: editors have removed it permanently, its redirects form a loop, or it is a draft with missing fields.
 *
 * It includes its texts, because few responses need them.
 */
export interface NoPage {
  readonly because: 'gone' | 'loop' | 'incomplete'
  readonly title: LocalizedText
  readonly text: LocalizedText
}

/** Returns whether the data of a 404 contains its reason. */
export function isNoPage(data: unknown): data is NoPage {
  return typeof data === 'object' && data !== null && 'because' in data
}

/** Data of a 404 with similar pages. It includes its label. */
export interface NotFoundSuggestions {
  readonly label: LocalizedText
  readonly links: readonly SuggestedLink[]
}

/** Page that the visitor may have meant. `language` is set if the page is not in the visitor's language. */
export interface SuggestedLink {
  readonly title: LocalizedText
  readonly link: LinkTarget
  readonly language?: string
}

/** Returns whether the data of a 404 contains similar pages. */
export function hasSuggestions(data: unknown): data is NotFoundSuggestions {
  return typeof data === 'object' && data !== null && 'links' in data
}

/** Data of a 404 in development. */
export interface Explained {
  /** The reason, for developers. */
  readonly why: string
}

/** Returns whether the data of a 404 contains an explanation. */
export function isExplained(data: unknown): data is Explained {
  return typeof data === 'object' && data !== null && 'why' in data && typeof data.why === 'string'
}
