/** A field of a content type, as far as the space tells. */
export interface SpaceField {
  readonly id: string
  readonly name: string
  /** Contentful's type; links and lists with what they hold: `Symbol`, `Link to Asset`, `Array of Link to Entry`, `ResourceLink`. */
  readonly type: string
  readonly localized: boolean
  readonly required: boolean
  /** Content types that a link may lead to; empty where any may. */
  readonly accepts: readonly string[]
  /** The only values that editors may choose; empty where any. */
  readonly values: readonly string[]
  /** No two entries may have the same; `undefined` where the space does not tell. */
  readonly unique?: boolean | undefined
  /** What editors write it with: `slugEditor`, `markdown`; `undefined` where the space does not tell. */
  readonly widget?: string | undefined
}

/** A content type of a space. */
export interface SpaceType {
  readonly id: string
  readonly name: string
  /** Id of the field that names an entry. */
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

/** What is known of a space before the site knows what it means. */
export interface SpaceModel {
  readonly name: string
  readonly locales: readonly SpaceLocaleInfo[]
  readonly types: readonly SpaceType[]
  /** All published entries, or as many as were read. */
  readonly entries: readonly SpaceEntry[]
}
