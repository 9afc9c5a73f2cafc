import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { SectionContent } from '../section.ts'

export interface Slide {
  readonly id: string
  readonly title: LocalizedText
  readonly text?: LocalizedText
  readonly picture: Picture
  readonly target?: LinkTarget
  /** Localized date, if the target has one. */
  readonly when?: string
}

export interface CarouselContent extends SectionContent<'carousel'> {
  readonly title: LocalizedText
  readonly slides: readonly Slide[]
  readonly delayMs: number
}
