import type { LocalizedText } from './localized-text.ts'

/** Alternative representation of a page, such as a feed, for a `link` element in its head. */
export interface FeedLink {
  readonly rel: 'alternate'
  /** Root-relative. */
  readonly href: string
  /** Media type. */
  readonly type: string
  readonly title: string
}

/** Link to such a file in the page, or to a calendar service that adds an event. */
export interface FeedOffer {
  readonly of: 'feed' | 'calendar'
  readonly label: LocalizedText
  /** Root-relative, or absolute with any scheme. */
  readonly href: string
  /** Media type of a file. */
  readonly type?: string
  /** Language of the file's content. */
  readonly hrefLang?: string
  /** File name of the download; absent if the link is not a download. */
  readonly download?: string
}
