import type { Kind, Severity } from './kinds.ts'

/** Something in the content that an editor should look at. */
export interface Finding {
  readonly kind: Kind
  readonly severity: Severity
  readonly resource: 'entry' | 'asset' | 'space'
  /** Of the entry or asset; of the space itself where the finding is of no single one. */
  readonly id: string
  /** What the entry or asset is called, in the first language that calls it something. */
  readonly name?: string
  /** Id of the content type, as the space has it. */
  readonly contentType?: string
  /** Id of the field, as the space has it. */
  readonly field?: string
  /** Contentful locale code. */
  readonly locale?: string
  /** What is wrong and what it costs, in English. */
  readonly sentence: string
  /** Where the web app shows it, the field in focus. */
  readonly editorUrl: string
}

/** A finding as an inspector tells it. */
export interface Found {
  readonly kind: Kind
  /** Where it matters more or less than its kind does. */
  readonly severity?: Severity
  /** Id of the entry or asset; the space's own where it is not given. */
  readonly id?: string
  /** Of the site's models. */
  readonly field?: string | undefined
  /** Contentful locale code. */
  readonly locale?: string | undefined
  readonly sentence: string
}
