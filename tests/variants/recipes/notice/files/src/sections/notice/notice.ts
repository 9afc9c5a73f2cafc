import type { Phrase } from '#app/content/view/phrase.ts'
import type { SectionContent } from '../section.ts'

export interface NoticeContent extends SectionContent<'notice'> {
  readonly text: Phrase
  readonly tone: 'calm' | 'urgent'
}
