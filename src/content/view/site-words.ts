import type { Phrase } from './phrase.ts'

/** What the site says in a voice of its own, where the editors have given it words; plain messages stand behind each answer that is no page. */
export interface SiteWords {
  readonly notFoundTitle?: Phrase | undefined
  readonly notFoundText?: Phrase | undefined
  readonly unavailableTitle?: Phrase | undefined
  readonly unavailableText?: Phrase | undefined
  readonly errorTitle?: Phrase | undefined
  readonly errorText?: Phrase | undefined
  readonly figureLabel?: Phrase | undefined
}
