import type { Phrase } from '#app/content/view/phrase.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { SectionContent } from '../section.ts'

export interface Slide {
  readonly id: string
  readonly title: Phrase
  readonly text?: Phrase
  readonly picture: Picture
  readonly target?: LinkTarget
  /** Localized date, if the target has one. */
  readonly when?: string
}

export interface CarouselContent extends SectionContent<'carousel'> {
  readonly title: Phrase
  readonly slides: readonly Slide[]
  readonly delayMs: number
}
