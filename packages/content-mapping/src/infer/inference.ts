import type { Mapping } from '../mapping.ts'

/** How sure an inference is: by several signals, by one that seldom fails, or for want of a better one. */
export type Sureness = 'sure' | 'likely' | 'guess'

/** Why something is held to be what it is: a short English sentence, and how sure that is. */
interface Reason {
  readonly why: string
  readonly sureness: Sureness
}

/** Why a field is held to play a part. */
export interface FieldReason extends Reason {
  /**
   * What it means: `title`, `body`, `picture`, `date`, `people`, `sections` …, `hidden`, or `own` for a field that is shown as it is.
   * A meaning for which the role has no field (the body of a page) is told too: such a field is shown as it is.
   */
  readonly means: string
}

/** Why a content type is held to play its role, and its fields theirs, by field. */
export interface TypeReasons extends Reason {
  readonly fields: Readonly<Record<string, FieldReason>>
}

/** What a space seems to mean. */
export interface Inference {
  readonly mapping: Mapping
  /** By content type. */
  readonly reasons: Readonly<Record<string, TypeReasons>>
  /** Id of the entry that is the home page, where it can be told. */
  readonly home: string | undefined
}
