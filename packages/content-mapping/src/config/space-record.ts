/** A field when the space was last recorded. Missing properties are false or unknown. */
export interface FieldRecord {
  readonly name: string
  /** Type in Contentful. Links and lists include their targets, as in `SpaceField`. */
  readonly type: string
  readonly required: boolean
  readonly localized: boolean
  /** Content types that a link may target. */
  readonly accepts?: readonly string[]
  /** The only values that editors may choose. */
  readonly values?: readonly string[]
  readonly unique?: boolean
}

/** A content type when the space was last recorded. */
export interface TypeRecord {
  readonly name: string
  /** Id of the display field. */
  readonly displayField?: string
  /** By field id. */
  readonly fields: Readonly<Record<string, FieldRecord>>
}

/** The content of `content.types.ts`: the model of the space when the file was written. */
export interface SpaceRecord {
  readonly name: string
  /** Whether validations of single fields were available. The Delivery API returns only those of list items. */
  readonly tellsValidations: boolean
  /** By content type id. */
  readonly types: Readonly<Record<string, TypeRecord>>
}

/** Id of a field of a recorded type. */
export type FieldId<T> = T extends { readonly fields: infer F } ? keyof F & string : never
/** Id of a field of a recorded type that has one of the given kinds. */
export type FieldIdOf<T, Kind extends string> = T extends { readonly fields: infer F }
  ? { [Id in keyof F]: F[Id] extends { readonly type: Kind } ? Id : never }[keyof F] & string
  : never
