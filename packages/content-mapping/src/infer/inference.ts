import type { Mapping } from '../mapping.ts'
import type { TypeProfile } from './profile/type-profile.ts'

/** Confidence of an inference: by several signals, by one reliable signal, or by a weak signal. */
export type Sureness = 'sure' | 'likely' | 'guess'

/** Reason of an inference: a short English sentence and the confidence. */
interface Reason {
  readonly why: string
  readonly sureness: Sureness
}

/** Reason for the meaning of a field. */
export interface FieldReason extends Reason {
  /**
   * Meaning of the field: `title`, `body`, `picture`, `date`, `people`, `sections` …, `hidden`, or `own` for a field that is shown as it
   * is.
   *
   * Meanings without a field in the role (the body of a page) are included. Such a field is shown as it is.
   */
  readonly means: string
}

/** Names of entries that have no title for visitors. */
export interface EditorNames {
  /** Field with the internal name. */
  readonly name: string
  /** Field with the title for search engines, if the type has one. */
  readonly seoTitle: string | undefined
}

/** Reason for the role of a content type, and reasons for its fields by id. */
export interface TypeReasons extends Reason {
  readonly fields: Readonly<Record<string, FieldReason>>
  /** Purpose, number of entries, and the fields that link to the type. */
  readonly profile: TypeProfile
  /** Absent if entries have a title for visitors. */
  readonly editorNames?: EditorNames
}

/** The inferred mapping of a space. */
export interface Inference {
  readonly mapping: Mapping
  /** By content type. */
  readonly reasons: Readonly<Record<string, TypeReasons>>
  /** Id of the home page, if it was identified. */
  readonly home: string | undefined
}
