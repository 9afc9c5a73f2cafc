/** A field of a content type, as far as the API describes it. */
export interface SpaceField {
  readonly id: string
  readonly name: string
  /** Type in Contentful. Links and lists include their targets: `Symbol`, `Link to Asset`, `Array of Link to Entry`, `ResourceLink`. */
  readonly type: string
  readonly localized: boolean
  readonly required: boolean
  /** Content types that a link may target. Empty if all are allowed. */
  readonly accepts: readonly string[]
  /** The only values that editors may choose. Empty if all are allowed. */
  readonly values: readonly string[]
  /** Whether values must be unique. `undefined` if unknown. */
  readonly unique?: boolean | undefined
  /** The editor's widget: `slugEditor`, `markdown`. `undefined` if unknown. */
  readonly widget?: string | undefined
}

/** A content type of a space. */
export interface SpaceType {
  readonly id: string
  readonly name: string
  /** Id of the display field. */
  readonly displayField: string | undefined
  readonly fields: readonly SpaceField[]
}

/** An entry of a space, in all locales. */
export interface SpaceEntry {
  readonly id: string
  /** Id of the content type. */
  readonly type: string
  /** Field id → locale code → value. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface SpaceLocaleInfo {
  readonly code: string
  readonly name: string
  readonly isDefault: boolean
  readonly fallbackCode: string | undefined
}

/** The model and content of a space, as input of the inference. */
export interface SpaceModel {
  readonly name: string
  readonly locales: readonly SpaceLocaleInfo[]
  readonly types: readonly SpaceType[]
  /** All published entries, or a sample. */
  readonly entries: readonly SpaceEntry[]
  /** Returns the titles and descriptions of the published assets in the default locale. Absent if the source contains no assets. */
  readonly assetTexts?: (() => readonly string[]) | undefined
}

/** Returns whether these types include validations of single fields, which the Delivery API omits. */
export function tellsValidations(types: readonly SpaceType[]): boolean {
  return types.some(({ fields }) => fields.some(({ unique }) => unique !== undefined))
}
