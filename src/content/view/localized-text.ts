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
