/** Where suggestions are asked for: below it the tag of a language, with `q` in the query. */
export const SUGGESTIONS = '/_search/'

/** A page that is suggested while a visitor types. */
export interface Suggestion {
  readonly id: string
  readonly title: string
  /** The language of the title, given only where it is not the page's. */
  readonly locale?: string
  /** What kind of page it is. */
  readonly kind: string
  /** Where the words stand on it: a heading, or what it says in short. */
  readonly why?: string
  /** A root-relative address. */
  readonly href: string
}
