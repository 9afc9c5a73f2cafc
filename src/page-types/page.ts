import type { Locale } from '#app/i18n/locales.ts'
import type { LinkTarget, Place } from '#app/i18n/addresses/place.ts'
import type { CardOf, EventDates, Moment, Term, TopicLink } from './card.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { SiteWords } from '#app/content/view/site-words.ts'
import type { RichText, TocItem } from '#app/rich-text/rich-text.ts'
import type { Section } from '#app/sections/section.ts'

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
  /** In the order of the settings, the page's own language included. */
  readonly alternates: readonly Alternate[]
  /** Given where the page is not, or not whole, in its language; `language` names the one that stands in, in the page's language. */
  readonly untranslated?: { readonly translation: Exclude<Translation, 'translated'>; readonly language: string }
}

export interface Crumb {
  readonly title: Phrase
  /** Absent on the page that is shown. */
  readonly target?: LinkTarget
}

interface Base {
  readonly locale: Locale
  readonly meta: PageMeta
  /** From the home page down to the page itself; empty on the home page. */
  readonly breadcrumb: readonly Crumb[]
}

interface WithTexts extends Base {
  /** The glossary words that the page's texts use. */
  readonly terms: readonly Term[]
}

/** The home page or a page by nested path, composed of sections. */
export interface ContentPage extends WithTexts {
  readonly home: boolean
  readonly title: Phrase
  readonly summary?: Phrase
  readonly sections: readonly Section[]
  /** Pages below this one that no section shows already. */
  readonly children: readonly CardOf<'page'>[]
}

export interface StoryPage extends WithTexts {
  readonly title: Phrase
  readonly summary: Phrase
  readonly cover?: Picture
  readonly published: Moment
  readonly readingMinutes: number
  readonly authors: readonly CardOf<'person'>[]
  readonly topics: readonly TopicLink[]
  readonly body: RichText
  readonly toc: readonly TocItem[]
  readonly related: readonly CardOf<'story'>[]
}

export interface StoriesPage extends Base {
  readonly stories: readonly CardOf<'story'>[]
  /** Topics to filter by; `active` is the one in force. */
  readonly topics: readonly { readonly slug: string; readonly title: Phrase; readonly active: boolean }[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

export interface EventsPage extends Base {
  readonly months: readonly { readonly label: string; readonly events: readonly CardOf<'event'>[] }[]
  readonly past: readonly CardOf<'event'>[]
}

export interface EventPage extends WithTexts {
  readonly title: Phrase
  readonly summary: Phrase
  readonly picture?: Picture
  readonly dates: EventDates
  readonly venue?: Phrase
  readonly price?: Phrase
  readonly body?: RichText
  /** Where to book; absent once it is past. */
  readonly booking?: LinkTarget
  readonly topics: readonly TopicLink[]
  readonly more: readonly CardOf<'event'>[]
}

export interface TopicsPage extends Base {
  readonly topics: readonly CardOf<'topic'>[]
}

export interface TopicPage extends Base {
  readonly title: Phrase
  readonly summary?: Phrase
  readonly picture?: Picture
  readonly stories: readonly CardOf<'story'>[]
  readonly events: readonly CardOf<'event'>[]
  /** The story listing filtered by this topic, where it holds more than is shown. */
  readonly more?: LinkTarget
}

export interface PeoplePage extends Base {
  readonly people: readonly CardOf<'person'>[]
}

export interface PersonPage extends WithTexts {
  readonly name: Phrase
  readonly role?: Phrase
  readonly portrait?: Picture
  readonly biography?: RichText
  /** A part of what they wrote, the newest first. */
  readonly stories: readonly CardOf<'story'>[]
  readonly slug: string
  readonly page: number
  readonly pages: number
}

export interface MenuItem {
  readonly id: string
  readonly label: Phrase
  readonly target?: LinkTarget
  readonly children: readonly MenuItem[]
}

/** How a language offers its pages to those who would rather read it, in its own words. */
export interface LanguageOfferWords {
  readonly locale: Locale
  readonly label: string
  readonly text: string
  readonly follow: string
  readonly dismiss: string
}

/** What stands around every page. */
export interface Frame {
  readonly locale: Locale
  readonly name: Phrase
  readonly tagline?: Phrase
  readonly menu: readonly MenuItem[]
  readonly footer: readonly MenuItem[]
  /** One for each other language. */
  readonly offers: readonly LanguageOfferWords[]
  readonly footerNote?: Phrase
  readonly words: SiteWords
  readonly announcement?: { readonly text: Phrase; readonly target?: LinkTarget }
  /** How it stands with the house today: `Open today 14:00 to 22:00`. */
  readonly openToday?: { readonly text: string; readonly target?: LinkTarget }
  readonly organization?: { readonly name: Phrase; readonly address?: Phrase; readonly email?: string; readonly phone?: string }
}
