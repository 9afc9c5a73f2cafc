/** Entry or asset in the form of the Delivery API, in all locales. */
export interface Delivered {
  /** Absent for assets. */
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
  /** `undefined` if the entry or asset did not exist before; `unknown` if the source stores no content. */
  readonly before: Delivered | 'unknown' | undefined
  /** `undefined` if the entry or asset was deleted or unpublished. */
  readonly after: Delivered | undefined
}

/** Change of the content, as a source reports it. */
export interface ContentChange {
  readonly resources: readonly ResourceChange[]
  /** Whether content types, locales, tags or the taxonomy changed. Any answer may then be outdated. */
  readonly touchesModel: boolean
  /** The same resources as the space stores them, if the site shows them in another form. */
  readonly stored?: readonly ResourceChange[]
}
