import type { Content, Entry } from '#app/content/content.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CalendarEvent } from '#app/seo/calendar/calendar.ts'
import type { FeedEntry } from '#app/seo/feeds/feed.ts'

/** Feeds and calendars of a page type. If a source is missing, no file is served and no page links to one. */
export interface FeedSources {
  readonly feed?: FeedSource
  readonly calendar?: CalendarSource
}

/** Source of feeds. */
export interface FeedSource {
  /** Description of the feed of all entries. */
  subtitle(content: Content): Promise<LocalizedText | undefined>
  /** Returns the newest entries in lists of the language, with their whole texts: all of them, or those of a topic. */
  newest(content: Content, topic: Entry | undefined): Promise<FeedPart>
}

/** The newest entries first, and the number of all entries in a language. */
interface FeedPart {
  readonly entries: readonly FeedEntry[]
  totalIn(locale: Locale): number
}

/** Source of calendars. */
interface CalendarSource {
  /** Returns the relevant events, or those of a topic. */
  events(content: Content, topic: Entry | undefined): Promise<readonly CalendarEvent[]>
  /** Returns one event, or `undefined` if it has no page or lacks a required value. */
  event(entry: Entry): Promise<CalendarEvent | undefined>
}
