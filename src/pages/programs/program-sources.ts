import type { Content, Entry } from '#app/content/content.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CalendarEvent } from '#app/seo/calendar/calendar.ts'
import type { FeedEntry } from '#app/seo/feeds/feed.ts'

/** What programs can follow of the entries of a page type. Nothing is answered, and no page names anything, of what is not given. */
export interface ProgramSources {
  readonly feed?: FeedSource
  readonly calendar?: CalendarSource
}

/** What feed readers get. */
export interface FeedSource {
  /** What the feed of all says of itself. */
  subtitle(content: Content): Promise<Phrase | undefined>
  /** The newest that lists of the content's language show, with their whole texts: of all, or of those of a topic. */
  newest(content: Content, topic: Entry | undefined): Promise<FeedPart>
}

/** The newest first, and the number of all that there are in a language. */
interface FeedPart {
  readonly entries: readonly FeedEntry[]
  totalIn(locale: Locale): number
}

/** What calendars get. */
interface CalendarSource {
  /** All that is of use, or what belongs to a topic. */
  events(content: Content, topic: Entry | undefined): Promise<readonly CalendarEvent[]>
  /** One; `undefined` where it has no page or lacks what it needs. */
  event(entry: Entry): Promise<CalendarEvent | undefined>
}
