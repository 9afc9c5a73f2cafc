import type { EntryLink } from '#app/content/view/entry-link.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** A word of the glossary with its definition. */
export interface Term {
  readonly id: string
  readonly term: Phrase
  readonly definition: Phrase
  readonly topic?: EntryLink
}

/** Finds pages that use a term, given its id, the newest first. Rejects where they cannot be had. */
export type FindTermUses = (locale: Locale, id: string) => Promise<readonly EntryLink[]>
