import type { Kind, Severity } from './kinds.ts'

/** Problem in the content that an editor should check. */
export interface Finding {
  readonly kind: Kind
  readonly severity: Severity
  readonly resource: 'entry' | 'asset' | 'space'
  /** Id of the entry or asset, or of the space if the finding concerns no single one. */
  readonly id: string
  /** Name of the entry or asset, in the first language that has one. */
  readonly name?: string
  /** Id of the content type in the space. */
  readonly contentType?: string
  /** Id of the field in the space. */
  readonly field?: string
  /** Contentful locale code. */
  readonly locale?: string
  /** Problem and its consequence, in English. */
  readonly sentence: string
  /** Ids of the sites that it concerns, in a report about several sites. Absent if it concerns all of them. */
  readonly sites?: readonly string[]
  /** Link to the field in Contentful’s web app. */
  readonly editorUrl: string
}

/** Finding as returned by an inspector. */
export interface Found {
  readonly kind: Kind
  /** Overrides the severity of the kind. */
  readonly severity?: Severity
  /** Id of the entry or asset. Omitted if the finding concerns the whole space. */
  readonly id?: string
  /** Name of the field in the site’s models. */
  readonly field?: string | undefined
  /** Contentful locale code. */
  readonly locale?: string | undefined
  readonly sentence: string
}
