import type { Locale } from '#app/i18n/locales.ts'

/** A piece of plain text from the content. */
export interface Phrase {
  readonly text: string
  /** The language the text is in, given only where it is not the page's: a fallback. */
  readonly locale?: Locale
}
