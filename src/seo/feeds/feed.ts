import type { Enclosure } from '#app/content/view/picture.ts'
import type { Phrase } from '#app/content/view/phrase.ts'

/** The formats of feeds: what their files are called, and what they are to HTTP and to the heads of pages. */
export const FEED_FORMATS = {
  atom: { name: 'feed.atom', type: 'application/atom+xml' },
  rss: { name: 'feed.rss', type: 'application/rss+xml' },
  json: { name: 'feed.json', type: 'application/feed+json' },
} as const

export type FeedFormat = keyof typeof FEED_FORMATS

/** So many entries a feed holds: who has not looked for longer finds the rest on the site, and no reader keeps more of a feed. */
export const MOST_ENTRIES = 50

/** Stands for a moment that nobody knows. */
export const EPOCH = '1970-01-01T00:00:00.000Z'

/** A feed in a language. Addresses are absolute, moments ISO 8601 in UTC. */
export interface Feed extends FeedVersion {
  /** The same in every format, for good. */
  readonly id: string
  readonly title: string
  readonly subtitle?: Phrase | undefined
  /** Who publishes it. */
  readonly publisher: string
  readonly home: string
  /** The same feed in other languages, where it is not empty. */
  readonly versions: readonly FeedVersion[]
  readonly icon: string
  readonly updated: string
  readonly entries: readonly FeedEntry[]
}

export interface FeedVersion {
  readonly language: string
  /** The page that it is about. */
  readonly page: string
  /** Its address in each format. */
  readonly files: Readonly<Record<FeedFormat, string>>
}

export interface FeedEntry {
  readonly id: string
  readonly page: string
  /** The language of the most of it: another than that of the feed where a fallback stands in. */
  readonly language: string
  readonly title: Phrase
  readonly summary?: Phrase | undefined
  /** The whole text as HTML, which says which language it is in. */
  readonly html: string
  readonly published?: string | undefined
  readonly updated: string
  readonly authors: readonly { readonly name: string; readonly page?: string | undefined; readonly picture?: string | undefined }[]
  readonly topics: readonly { readonly term: string; readonly label: Phrase }[]
  /** Where the terms of its topics are from. */
  readonly scheme: string
  readonly picture?: FeedPicture | undefined
}

/** A picture as it was uploaded, and in the form for links to a page. */
export interface FeedPicture extends Enclosure {
  readonly shared: string
}
