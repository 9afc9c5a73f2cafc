import type { LocalizedText } from '#app/content/view/localized-text.ts'

/** Topic that can filter a listing. */
export interface TopicOption {
  readonly slug: string
  readonly title: LocalizedText
  /** Whether the listing is filtered by this topic. */
  readonly active: boolean
}
