import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Phrase } from './phrase.ts'

/** An entry that has a page, by its title. */
export interface EntryLink {
  readonly id: string
  readonly title: Phrase
  readonly link: LinkTarget
}
