import type { Scope } from '../schema.ts'

/** Meaning of a word in a query, including its synonyms. */
export interface Concept {
  /** Expression for FTS5, or `undefined` if no page can match. */
  readonly expression: string | undefined
  /** Expression without synonyms. */
  readonly literal: string | undefined
  /** Expression for pages to which editors have assigned the word. */
  readonly meant?: string
  /** Above zero. Rare words have a higher weight. */
  readonly weight: number
  /** Occurs on too many pages to be useful next to other words. */
  readonly isCommon: boolean
  readonly isStopWord: boolean
}

/** An expression with the approximate number of matching pages. */
export interface Counted {
  readonly expression: string | undefined
  readonly pages: number
}

/** Tolerance and scope of a query. */
export interface Width {
  /** Default: all texts. */
  readonly scope?: Scope
  /** The last word is still being typed. */
  readonly isTyping?: boolean
  /** Words may be prefixes. */
  readonly isBegun?: boolean
  /** Words without matches may be compounds. */
  readonly isWide?: boolean
  /** Words have no synonyms. */
  readonly isLiteral?: boolean
}
