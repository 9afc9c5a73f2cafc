import type { Enclosure } from '#app/content/view/picture.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'

/** Formats of feeds: file name and media type. */
export const FEED_FORMATS = {
  atom: { name: 'feed.atom', type: 'application/atom+xml' },
  rss: { name: 'feed.rss', type: 'application/rss+xml' },
  json: { name: 'feed.json', type: 'application/feed+json' },
} as const

export type FeedFormat = keyof typeof FEED_FORMATS

/** Maximum number of entries in a feed. Readers store no more of a feed, and older entries remain on the site. */
export const MAX_ENTRIES = 50

/** Replaces an unknown moment. */
export const EPOCH = '1970-01-01T00:00:00.000Z'

/** Feed in a language. Addresses are absolute, moments are ISO 8601 in UTC. */
export interface Feed extends FeedVersion {
  /** Permanent id, the same in every format. */
  readonly id: string
  readonly title: string
  readonly subtitle?: LocalizedText | undefined
  /** Name of the publisher. */
  readonly publisher: string
  readonly home: string
  /** The same feed in other languages, unless it is empty there. */
  readonly versions: readonly FeedVersion[]
  readonly icon: string
  readonly updated: string
  readonly entries: readonly FeedEntry[]
}

export interface FeedVersion {
  readonly language: string
  /** Page of the feed. */
  readonly page: string
  /** Address in each format. */
  readonly files: Readonly<Record<FeedFormat, string>>
}

export interface FeedEntry {
  readonly id: string
  readonly page: string
  /** Language of most of the entry. It differs from the feed's language if a fallback is shown. */
  readonly language: string
  readonly title: LocalizedText
  readonly summary?: LocalizedText | undefined
  /** The whole text as HTML with its language. */
  readonly html: string
  readonly published?: string | undefined
  readonly updated: string
  readonly authors: readonly { readonly name: string; readonly page?: string | undefined; readonly picture?: string | undefined }[]
  readonly topics: readonly { readonly term: string; readonly label: LocalizedText }[]
  /** Vocabulary of the topics' terms. */
  readonly scheme: string
  readonly picture?: FeedPicture | undefined
}

/** Picture as it was uploaded, and its address for shared links. */
export interface FeedPicture extends Enclosure {
  readonly shared: string
}
