/** A value of an entry that may have none: where a role field takes its value from. */
export type Source =
  /** A field. What its kind can be turned into without loss is: a link into a list of one, a date in words into a date, text into rich text. */
  | { readonly from: string; readonly as?: SourceForm | undefined }
  /** A text with fields in braces: `{firstName} {lastName}`. */
  | { readonly template: string }
  | { readonly sys: 'createdAt' | 'updatedAt' | 'id' }
  /** The first that has a value. */
  | { readonly any: readonly Source[] }
  /** The values of all, as one list. */
  | { readonly all: readonly Source[] }

/** How the text of a field is to be read, where its kind does not say: Markdown, text as it is, the first of a list, a list in JSON. */
export const SOURCE_FORMS = ['markdown', 'plain', 'first', 'json-list'] as const
export type SourceForm = (typeof SOURCE_FORMS)[number]

/** What a content type of a space is to the site. */
export interface TypeMapping {
  /** A page type or section type of the site (`story`, `hero`), or one of the general roles in `role-fields.ts`. */
  readonly as: string
  /** Field of the role → where its value comes from. Fields that are not named here are shown as they are, below. */
  readonly fields: Readonly<Record<string, Source>>
  /** Fields that are shown nowhere. */
  readonly hidden?: readonly string[] | undefined
  /** First segment of the addresses of a `generic` type, and of its listing; made of the type's name where it is not given. */
  readonly segment?: string | undefined
}

/** What the content types of a space are to the site, by type. */
export interface Mapping {
  readonly types: Readonly<Record<string, TypeMapping>>
}
