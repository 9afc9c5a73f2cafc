import type { LinkTarget, Place } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { InspectorTags, Phrase } from './phrase.ts'
import type { ProgramLink } from './program-link.ts'

/** How much of an entry is in a language: all that matters, some of it, or nothing, so that a fallback shows. */
export type Translation = 'translated' | 'partly' | 'fallback'

/** The same page in another language, under that language's own slugs, or what comes nearest where it has none there. */
export interface Alternate {
  readonly locale: Locale
  readonly place: Place
  readonly translation: Translation
}

/** What search engines, shared links and the language switcher need to know of a page. */
export interface PageMeta {
  readonly title: string
  readonly siteName: string
  readonly description?: string
  /** Address of the picture for shared links. */
  readonly picture?: string
  readonly noindex: boolean
  readonly type: 'website' | 'article'
  readonly place: Place
  /** In a preview: the id of the entry that it is the page of. */
  readonly entry?: string | undefined
  /** In a preview: what that entry is known by to editors. */
  readonly inspector?: InspectorTags | undefined
  /** In the order of the settings, the page's own language included. */
  readonly alternates: readonly Alternate[]
  /** Feeds and calendars of what is on the page, those in its language first. */
  readonly programs?: readonly ProgramLink[]
  /** Given where the page is not, or not whole, in its language; `language` names the one that stands in, in the page's language. */
  readonly untranslated?: { readonly translation: Exclude<Translation, 'translated'>; readonly language: string }
}

export interface Crumb {
  readonly title: Phrase
  /** Absent on the page that is shown. */
  readonly target?: LinkTarget
}

/** What every page says of itself. */
export interface Page {
  readonly locale: Locale
  readonly meta: PageMeta
  /** From the home page down to the page itself; empty on the home page. */
  readonly breadcrumb: readonly Crumb[]
}
