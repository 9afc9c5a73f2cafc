/** One thing that a question is about: a word with all that means the same. */
export interface Concept {
  /** For FTS5; `undefined` if no page can hold it. */
  readonly expression: string | undefined
  /** Without what means the same. */
  readonly literal: string | undefined
  /** Pages to which editors lead the word. */
  readonly meant?: string
  /** The rarer, the more; above zero. */
  readonly weight: number
  /** It stands on so many pages that it tells nothing beside others. */
  readonly isCommon: boolean
  readonly isStopWord: boolean
}

/** An expression with how many pages it finds, about. */
export interface Counted {
  readonly expression: string | undefined
  readonly pages: number
}
