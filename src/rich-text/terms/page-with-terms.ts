import type { Page } from '#app/content/view/page-meta.ts'
import type { Term } from './term.ts'

/** Page with texts that may contain glossary terms. */
export interface PageWithTerms extends Page {
  /** Glossary terms in the texts, in order of first use. */
  readonly terms: readonly Term[]
}
