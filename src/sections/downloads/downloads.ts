import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { FileLink } from '#app/content/view/picture.ts'
import type { SectionContent } from '../section.ts'

export interface DownloadsContent extends SectionContent<'downloads'> {
  readonly title?: LocalizedText
  readonly files: readonly FileLink[]
}
