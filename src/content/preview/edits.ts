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

/** Unsaved edits that Contentful's web app sends to the page in its preview pane. */
export interface Edits {
  /** Language of the site in which the editor types. */
  readonly locale: Locale
  /** Whole entries with unresolved links. */
  readonly edited: readonly Entity[]
  /** Entries that the editor has linked since. */
  readonly linked: readonly Entity[]
}
