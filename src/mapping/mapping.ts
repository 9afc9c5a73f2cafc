/**
 * The roles that the types of a space may play besides the site's own page types and sections.
 *
 * - `generic`: each entry has a page, made of its fields
 * - `section`: part of pages, made of its fields
 * - `part`: shown where it is linked, made of its fields
 * - `picture`: stands for the picture that it holds
 * - `link`: leads somewhere: an item of a menu, a button
 * - `settings`: says what the whole site is called, and its menus
 * - `seo`: how search engines and shared links show the page that links it
 * - `ignore`: shown nowhere
 */
export const ROLES = ['generic', 'section', 'part', 'picture', 'link', 'settings', 'seo', 'ignore'] as const
export type Role = (typeof ROLES)[number]

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
  /** A page type or section type of the site (`story`, `hero`), or one of {@link ROLES}. */
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
