import type { Scope } from '../schema.ts'

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
