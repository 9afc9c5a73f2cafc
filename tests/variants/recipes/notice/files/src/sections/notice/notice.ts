import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { SectionContent } from '../section.ts'

export interface NoticeContent extends SectionContent<'notice'> {
  readonly text: LocalizedText
  readonly tone: 'calm' | 'urgent'
}
