import type { Phrase } from '#app/content/view/phrase.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** An entry that has a page, by its title. */
export interface EntryLink {
  readonly id: string
  readonly title: Phrase
  readonly link: LinkTarget
}

/** A word of the glossary with its definition. */
export interface Term {
  readonly id: string
  readonly term: Phrase
  readonly definition: Phrase
  readonly topic?: EntryLink
}

/** Finds pages that use a term, given its id, the newest first. Rejects where they cannot be had. */
export type FindTermUses = (locale: Locale, id: string) => Promise<readonly EntryLink[]>
