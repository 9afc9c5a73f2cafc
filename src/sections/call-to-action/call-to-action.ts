import type { Phrase } from '#app/content/view/phrase.ts'
import type { Action } from '../action/action.ts'
import type { SectionContent } from '../section.ts'

export interface CallToActionContent extends SectionContent<'callToAction'> {
  readonly title: Phrase
  readonly text?: Phrase
  readonly actions: readonly Action[]
}
