import type { Phrase } from '#app/content/view/phrase.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'

/** A link with the editor's words. */
export interface Action {
  readonly label: Phrase
  readonly target: LinkTarget
}
