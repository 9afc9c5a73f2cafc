import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { Action } from '../action/action.ts'
import type { SectionContent } from '../section.ts'

/** `name` is the name of the page if the hero's title differs. */
export interface HeroContent extends SectionContent<'hero'> {
  readonly name?: LocalizedText
  readonly title: LocalizedText
  readonly text?: LocalizedText
  readonly picture?: Picture
  readonly layout: 'full' | 'framed' | 'plain'
  readonly actions: readonly Action[]
}
