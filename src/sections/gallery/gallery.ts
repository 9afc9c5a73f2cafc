import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { FileLink, Picture } from '#app/content/view/picture.ts'
import type { SectionContent } from '../section.ts'

export interface GalleryContent extends SectionContent<'gallery'> {
  readonly title?: LocalizedText
  /** Pictures under embargo are files. */
  readonly pictures: readonly (Picture | FileLink)[]
}
