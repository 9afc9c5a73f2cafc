/** A piece of plain text from the content. */
export interface Phrase {
  readonly text: string
  /** The language tag of the text, given only where it is not the page's: a fallback. The space may have languages that the site has not. */
  readonly locale?: string
}
