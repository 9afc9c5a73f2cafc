import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'

/** Link with the editor's text. */
export interface Action {
  readonly label: LocalizedText
  readonly target: LinkTarget
}
