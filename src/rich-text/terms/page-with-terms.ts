import type { Page } from '#app/content/view/page-meta.ts'
import type { Term } from './term.ts'

/** A page with texts of its own. */
export interface PageWithTerms extends Page {
  /** The glossary words that its texts use, in order of first use. */
  readonly terms: readonly Term[]
}
