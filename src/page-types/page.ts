import type { Locale } from '#app/i18n/locales.ts'
import type { Page } from '#app/content/view/page-meta.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { ListedType } from './table.ts'
import type { Card, CardOf, EventDates, Term, TopicLink } from './card.ts'
import type { Moment } from '#app/content/view/moment.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { SiteWords } from '#app/content/view/site-words.ts'
import type { RichText, TocItem } from '#app/rich-text/rich-text.ts'
import type { Section } from '#app/sections/section.ts'

interface WithTexts extends Page {
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
  readonly authors: readonly Card[]
  readonly topics: readonly TopicLink[]
  readonly body: RichText
  readonly toc: readonly TocItem[]
  readonly related: readonly CardOf<'story'>[]
}

export interface StoriesPage extends Page {
  readonly stories: readonly CardOf<'story'>[]
  /** Topics to filter by; `active` is the one in force. */
  readonly topics: readonly { readonly slug: string; readonly title: Phrase; readonly active: boolean }[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

export interface EventsPage extends Page {
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

export interface TopicsPage extends Page {
  readonly topics: readonly CardOf<'topic'>[]
}

export interface TopicPage extends Page {
  readonly title: Phrase
  readonly summary?: Phrase
  readonly picture?: Picture
  /** What carries its tag, type by type; `more` is the listing filtered by it, where that holds more. */
  readonly lists: readonly { readonly type: ListedType; readonly title: string; readonly items: readonly Card[]; readonly more?: LinkTarget }[]
}

export interface PeoplePage extends Page {
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
