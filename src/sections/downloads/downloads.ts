import type { Phrase } from '#app/content/view/phrase.ts'
import type { FileLink } from '#app/content/view/picture.ts'
import type { SectionContent } from '../section.ts'

export interface DownloadsContent extends SectionContent<'downloads'> {
  readonly title?: Phrase
  readonly files: readonly FileLink[]
}
