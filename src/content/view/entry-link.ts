import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { LocalizedText } from './localized-text.ts'

/** Link to an entry's page with its title. */
export interface EntryLink {
  readonly id: string
  readonly title: LocalizedText
  readonly link: LinkTarget
}
