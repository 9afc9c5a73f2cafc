import type { LinkTarget } from '#app/i18n/addresses/place.ts'

/** Moment in the site's time zone. The server formats it, so that every browser shows the same. */
export interface Moment {
  readonly iso: string
  /** `14 March 2027` in the page's language. */
  readonly date: string
  /** `19:30`; absent if the entry has no time. */
  readonly time?: string
}

/** Link to an entry's page with its title. */
export interface EntryLink {
  readonly id: string
  readonly title: LocalizedText
  readonly link: LinkTarget
}

/**
 * Attributes with which Contentful's inspector identifies the field that an element shows.
 *
 * Only previews have them.
 */
export type InspectorTags = Readonly<Record<`data-contentful-${string}`, string>>

/** Plain text from the content. */
export interface LocalizedText {
  readonly text: string
  /** Language tag of the text if it is a fallback. The space may have languages that the site does not have. */
  readonly locale?: string
  /** Field of the text. Only in a preview. */
  readonly inspector?: InspectorTags
}
