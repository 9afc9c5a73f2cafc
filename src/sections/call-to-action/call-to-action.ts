import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Action } from '../action/action.ts'
import type { SectionContent } from '../section.ts'

export interface CallToActionContent extends SectionContent<'callToAction'> {
  readonly title: LocalizedText
  readonly text?: LocalizedText
  readonly actions: readonly Action[]
}
