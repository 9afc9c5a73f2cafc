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
