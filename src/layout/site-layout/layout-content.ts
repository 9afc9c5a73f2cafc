import type { PreviewNotice } from '../preview/preview-notice.ts'
import type { SiteWords } from '#app/content/view/site-words.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'

export interface MenuItem {
  readonly id: string
  readonly label: LocalizedText
  readonly target?: LinkTarget
  readonly children: readonly MenuItem[]
}

/** Texts of the language suggestion, in the suggested language. */
export interface LanguageOfferWords {
  readonly locale: Locale
  readonly label: string
  readonly text: string
  readonly follow: string
  readonly dismiss: string
}

/** Content of the layout around each page. */
export interface LayoutContent {
  readonly locale: Locale
  readonly name: LocalizedText
  readonly tagline?: LocalizedText
  readonly menu: readonly MenuItem[]
  readonly footer: readonly MenuItem[]
  /** One for each other language. */
  readonly offers: readonly LanguageOfferWords[]
  /** Languages without a home page, if there are any. Nothing is published in them. */
  readonly withoutHome?: readonly Locale[]
  readonly footerNote?: LocalizedText
  readonly words: SiteWords
  /** `id` changes with the text, so that a visitor who closed the previous notice sees the new one. */
  readonly announcement?: { readonly id: string; readonly text: LocalizedText; readonly target?: LinkTarget }
  /** Today's opening hours: `Open today 14:00 to 22:00`. */
  readonly openToday?: { readonly text: string; readonly target?: LinkTarget }
  /** Defined if the visitor may see drafts. */
  readonly preview?: PreviewNotice | undefined
  readonly organization?: { readonly name: LocalizedText; readonly address?: LocalizedText; readonly email?: string; readonly phone?: string }
}
