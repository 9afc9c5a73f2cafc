import type { Phrase } from '#app/content/view/phrase.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'
import type { SectionContent } from '../section.ts'

export interface Question {
  readonly id: string
  readonly question: Phrase
  readonly answer: RichText
}

export interface QuestionsContent extends SectionContent<'questions'> {
  readonly title?: Phrase
  readonly items: readonly Question[]
}
