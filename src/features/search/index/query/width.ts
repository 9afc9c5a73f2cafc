import type { Scope } from '../schema.ts'

/** How narrowly a question is meant, and of what. */
export interface Width {
  /** All texts, unless something else is said. */
  readonly scope?: Scope
  /** The last word is still being typed. */
  readonly isTyping?: boolean
  /** Words may be beginnings. */
  readonly isBegun?: boolean
  /** Words that occur nowhere may be compounds. */
  readonly isWide?: boolean
  /** Words stand only for themselves. */
  readonly isLiteral?: boolean
}
