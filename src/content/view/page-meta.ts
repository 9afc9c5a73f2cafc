import type { LinkTarget, Place } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { InspectorTags, LocalizedText } from './localized-text.ts'
import type { FeedLink } from './feed-link.ts'

/** Translation status of an entry: enough of its text is in the language, some, or none, so that a fallback is shown. */
export type Translation = 'translated' | 'partly' | 'fallback'

/** How much of a page's text a machine translated, and no person reviewed. */
export type MachineTranslation = 'whole' | 'partly'

/** The same page in another language, at its address there, or the closest page if there is none. */
export interface Alternate {
  readonly locale: Locale
  readonly place: Place
  readonly translation: Translation
  /** Absolute address of the page on the site where it is canonical, if that is another site. */
  readonly canonical?: string
}

/** Metadata of a page for search engines, shared links and the language switcher. */
export interface PageMeta {
  readonly title: string
  readonly siteName: string
  readonly description?: string
  /** Address of the picture for shared links. */
  readonly picture?: string
  readonly noindex: boolean
  readonly type: 'website' | 'article'
  readonly place: Place
  /** Id of the page's entry. Only in a preview. */
  readonly entry?: string | undefined
  /** Inspector tags of the page's entry. Only in a preview. */
  readonly inspector?: InspectorTags | undefined
  /** In the order of the settings, including the page's language. */
  readonly alternates: readonly Alternate[]
  /** Feeds and calendars of the page's content, those in its language first. */
  readonly feedLinks?: readonly FeedLink[]
  /** Set if the page is not, or not fully, in its language. `language` is the localized name of the fallback. Pages of variants have their own `notice`. */
  readonly untranslated?: { readonly translation: Exclude<Translation, 'translated'>; readonly language: string; readonly notice?: string }
  /** Set if a machine translated the page and no person reviewed it. `original` is the page in the source language, with its localized name. */
  readonly machineTranslated?: { readonly extent: MachineTranslation; readonly original?: { readonly target: LinkTarget; readonly language: string } }
}

export interface Crumb {
  readonly title: LocalizedText
  /** Absent for the current page. */
  readonly target?: LinkTarget
}

/** Data that all pages have. */
export interface Page {
  readonly locale: Locale
  readonly meta: PageMeta
  /** From the home page down to the current page; empty on the home page. */
  readonly breadcrumb: readonly Crumb[]
}
