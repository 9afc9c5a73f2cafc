import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'
import type { SectionContent } from '../section.ts'

export interface Question {
  readonly id: string
  readonly question: LocalizedText
  readonly answer: RichText
}

export interface QuestionsContent extends SectionContent<'questions'> {
  readonly title?: LocalizedText
  readonly items: readonly Question[]
}
