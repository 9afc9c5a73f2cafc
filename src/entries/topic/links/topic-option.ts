import type { Phrase } from '#app/content/view/phrase.ts'

/** Topic that can filter a listing. */
export interface TopicOption {
  readonly slug: string
  readonly title: Phrase
  /** Whether the listing is filtered by this topic. */
  readonly active: boolean
}
