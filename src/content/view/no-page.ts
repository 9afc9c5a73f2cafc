import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Phrase } from './phrase.ts'

/**
 * What comes with a page that is not found where more can be said: editors took it away for good, or it is a draft that
 * lacks what it needs. It brings its words: they are rarely said.
 */
export interface NoPage {
  readonly because: 'gone' | 'incomplete'
  readonly title: Phrase
  readonly text: Phrase
}

/** Tell whether what comes with a page that is not found says why. */
export function isNoPage(data: unknown): data is NoPage {
  return typeof data === 'object' && data !== null && 'because' in data
}

/** What comes with another: pages that may have been meant, with words of its own, too. */
export interface Lost {
  readonly label: Phrase
  readonly ways: readonly LostWay[]
}

/** A page that may have been meant, in the page's language or, where it names that, in another. */
export interface LostWay {
  readonly title: Phrase
  readonly link: LinkTarget
  readonly language?: string
}

/** Tell whether what comes with a page that is not found names others. */
export function isLost(data: unknown): data is Lost {
  return typeof data === 'object' && data !== null && 'ways' in data
}

/** What comes with a page that is not found while developing. */
export interface Explained {
  /** The reason, for developers. */
  readonly why: string
}

/** Tells whether what comes with a page that is not found explains why. */
export function isExplained(data: unknown): data is Explained {
  return typeof data === 'object' && data !== null && 'why' in data && typeof data.why === 'string'
}
