/** A field as it was when the space was last recorded. What is not given is not the case, or not known. */
export interface FieldRecord {
  readonly name: string
  /** Contentful's type; links and lists with what they hold, as in `SpaceField`. */
  readonly type: string
  readonly required: boolean
  readonly localized: boolean
  /** Content types that a link may lead to. */
  readonly accepts?: readonly string[]
  /** The only values that editors may choose. */
  readonly values?: readonly string[]
  readonly unique?: boolean
}

/** A content type as it was when the space was last recorded. */
export interface TypeRecord {
  readonly name: string
  /** Id of the field that names an entry. */
  readonly displayField?: string
  /** By the ids of the fields. */
  readonly fields: Readonly<Record<string, FieldRecord>>
}

/** What `content.types.ts` holds: the model of a space as it was when that was written. */
export interface SpaceRecord {
  readonly name: string
  /** What validations say of single fields was told as well; the Delivery API tells those of lists alone. */
  readonly tellsValidations: boolean
  /** By the ids of the content types. */
  readonly types: Readonly<Record<string, TypeRecord>>
}

/** Id of a field of a recorded type. */
export type FieldId<T> = T extends { readonly fields: infer F } ? keyof F & string : never
/** Id of a field of a recorded type that is of one of some kinds. */
export type FieldIdOf<T, Kind extends string> = T extends { readonly fields: infer F }
  ? { [Id in keyof F]: F[Id] extends { readonly type: Kind } ? Id : never }[keyof F] & string
  : never
