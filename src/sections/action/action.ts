import type { Phrase } from '#app/content/view/phrase.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'

/** Link with the editor's text. */
export interface Action {
  readonly label: Phrase
  readonly target: LinkTarget
}
