/** What the Delivery API says of an entry or asset, in all locales. */
export interface Delivered {
  /** Of an entry. */
  readonly contentTypeId?: string
  readonly sys: Readonly<Record<string, unknown>>
  readonly metadata?: Readonly<Record<string, unknown>>
  /** Field id → locale code → value. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** An entry or asset that is new, different or gone. */
export interface ResourceChange {
  readonly kind: 'Entry' | 'Asset'
  readonly id: string
  /** Nothing where it was not there; `unknown` where the source keeps no content. */
  readonly before: Delivered | 'unknown' | undefined
  /** Nothing where it is no longer there: deleted or unpublished. */
  readonly after: Delivered | undefined
}

/** What a source tells of its content when that has become another. */
export interface ContentChange {
  readonly resources: readonly ResourceChange[]
  /** Content types, locales or tags are not what they were: any answer may be another. */
  readonly touchesModel: boolean
}
