import type { LocalizedText } from './localized-text.ts'

/** Texts of the site for its error pages. Default messages replace the texts that editors have not set. */
export interface SiteWords {
  readonly notFoundTitle?: LocalizedText | undefined
  readonly notFoundText?: LocalizedText | undefined
  readonly unavailableTitle?: LocalizedText | undefined
  readonly unavailableText?: LocalizedText | undefined
  readonly errorTitle?: LocalizedText | undefined
  readonly errorText?: LocalizedText | undefined
  readonly figureLabel?: LocalizedText | undefined
}
