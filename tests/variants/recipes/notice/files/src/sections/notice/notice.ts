import type { Phrase } from '#app/content/view/phrase.ts'

/** What visitors must know before they come. */
export interface Notice {
  readonly text: Phrase
  readonly tone: 'calm' | 'urgent'
}
