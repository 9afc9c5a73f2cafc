import type { Phrase } from './phrase.ts'

/** Texts of the site for its error pages. Default messages replace the texts that editors have not set. */
export interface SiteWords {
  readonly notFoundTitle?: Phrase | undefined
  readonly notFoundText?: Phrase | undefined
  readonly unavailableTitle?: Phrase | undefined
  readonly unavailableText?: Phrase | undefined
  readonly errorTitle?: Phrase | undefined
  readonly errorText?: Phrase | undefined
  readonly figureLabel?: Phrase | undefined
}
