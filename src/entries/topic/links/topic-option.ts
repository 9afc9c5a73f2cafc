import type { Phrase } from '#app/content/view/phrase.ts'

/** A topic by which a listing may be narrowed. */
export interface TopicOption {
  readonly slug: string
  readonly title: Phrase
  /** It is the one in force. */
  readonly active: boolean
}
