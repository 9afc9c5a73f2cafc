/** Source of a role field. An entry may have no value for it. */
export type Source =
  /** A field. Lossless conversions are applied: a link to a list of one, a date as text to a date, text to rich text. */
  | { readonly from: string; readonly as?: SourceForm | undefined }
  /** A text with fields in braces: `{firstName} {lastName}`. */
  | { readonly template: string }
  | { readonly sys: 'createdAt' | 'updatedAt' | 'id' }
  /** The first source that has a value. */
  | { readonly any: readonly Source[] }
  /** The values of all sources as one list. */
  | { readonly all: readonly Source[] }

/** How to read the text of a field if its kind is ambiguous: Markdown, plain text, the first of a list, a list in JSON. */
export const SOURCE_FORMS = ['markdown', 'plain', 'first', 'json-list'] as const
export type SourceForm = (typeof SOURCE_FORMS)[number]

/** Mapping of a content type to a role. */
export interface TypeMapping {
  /** A page type or section type of the site (`story`, `hero`), or a general role of `role-fields.ts`. */
  readonly as: string
  /** Role field → source of its value. Fields that are not used are shown below, as they are. */
  readonly fields: Readonly<Record<string, Source>>
  /** Fields that are never shown. */
  readonly hidden?: readonly string[] | undefined
  /** First path segment of a `generic` type, and path of its list. Default: derived from the name of the type. */
  readonly segment?: string | undefined
}

/** Mapping of the content types of a space, by id. */
export interface Mapping {
  readonly types: Readonly<Record<string, TypeMapping>>
}
