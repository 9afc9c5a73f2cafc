import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Phrase } from './phrase.ts'

/** Link to an entry's page with its title. */
export interface EntryLink {
  readonly id: string
  readonly title: Phrase
  readonly link: LinkTarget
}
