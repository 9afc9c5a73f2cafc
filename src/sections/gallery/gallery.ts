import type { Phrase } from '#app/content/view/phrase.ts'
import type { FileLink, Picture } from '#app/content/view/picture.ts'
import type { SectionContent } from '../section.ts'

export interface GalleryContent extends SectionContent<'gallery'> {
  readonly title?: Phrase
  /** Pictures under embargo are files. */
  readonly pictures: readonly (Picture | FileLink)[]
}
