import type { EntryLink, LocalizedText } from '#app/content/view/localized-text.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Page } from '#app/content/view/page-meta.ts'

/** Page with texts that may contain glossary terms. */
export interface PageWithTerms extends Page {
  /** Glossary terms in the texts, in order of first use. */
  readonly terms: readonly Term[]
}

/** Glossary term with its definition. */
export interface Term {
  readonly id: string
  readonly term: LocalizedText
  readonly definition: LocalizedText
  readonly topic?: EntryLink
}

/** Finds the entry of a term, by its id, on the page of the glossary. Resolves to `null` if there is none. Rejects if the glossary cannot be read. */
export type FindGlossaryEntry = (locale: Locale, id: string) => Promise<LinkTarget | null>
