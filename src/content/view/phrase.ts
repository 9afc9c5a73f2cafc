/**
 * What an element says of itself to Contentful's inspector: which field of which entry or asset it shows.
 *
 * Only previews have it.
 */
export type InspectorTags = Readonly<Record<`data-contentful-${string}`, string>>

/** A piece of plain text from the content. */
export interface Phrase {
  readonly text: string
  /** The language tag of the text, given only where it is not the page's: a fallback. The space may have languages that the site has not. */
  readonly locale?: string
  /** In a preview: the field that it is of. */
  readonly inspector?: InspectorTags
}
