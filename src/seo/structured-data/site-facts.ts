import type { Phrase } from '#app/content/view/phrase.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** What every page tells of the site that it is part of, and of who runs it. */
export interface SiteFacts {
  readonly locale: Locale
  readonly name: Phrase
  readonly tagline?: Phrase
  readonly organization?: { readonly name: Phrase; readonly address?: Phrase; readonly email?: string; readonly phone?: string }
}
