import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'

/** Content of an unmapped field of a person without a page. */
export interface PersonDetail {
  /** Name of the field. An address needs none. */
  readonly label?: LocalizedText
  readonly text: LocalizedText
  /** Target of an address: a website, or a mailbox. */
  readonly target?: LinkTarget
}
