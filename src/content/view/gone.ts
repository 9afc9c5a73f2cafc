import type { Phrase } from './phrase.ts'

/** What comes with a page that is not found because editors took it away for good. It brings its words: they are rarely said. */
export interface Gone {
  readonly gone: true
  readonly title: Phrase
  readonly text: Phrase
}

/** Tell whether what comes with a page that is not found says that it is gone. */
export function isGone(data: unknown): data is Gone {
  return typeof data === 'object' && data !== null && 'gone' in data
}
