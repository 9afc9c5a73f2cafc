import type { Locale } from '#app/i18n/locales.ts'

/** An entry or asset in the form of the Delivery API in one locale: field id → value. */
export interface Entity {
  readonly sys: {
    readonly id: string
    readonly type: string
    readonly contentType?: { readonly sys: { readonly type?: string; readonly linkType?: string; readonly id: string } } | undefined
  }
  readonly fields: Readonly<Record<string, unknown>>
}

/** What an editor has typed and not saved, as Contentful's web app tells the page that it shows beside it. */
export interface Edits {
  /** The language of the site in which it was typed. */
  readonly locale: Locale
  /** Whole entries, their links as links. */
  readonly edited: readonly Entity[]
  /** What they link to since. */
  readonly linked: readonly Entity[]
}
