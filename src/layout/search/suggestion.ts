/** Address of suggestions. The language tag follows, and the query parameter `q` contains the text. */
export const SUGGESTIONS = '/_search/'

/** A page that is suggested while a visitor types. */
export interface Suggestion {
  readonly id: string
  readonly title: string
  /** Language of the title, only if it differs from the page's. */
  readonly locale?: string
  /** Label of the page type. */
  readonly kind: string
  /** Position of the match on the page: a heading, or the summary. */
  readonly why?: string
  /** Root-relative address. */
  readonly href: string
}
