import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { SectionContent } from '#app/sections/section.ts'

/** View model of the section type `notice`. */
export interface NoticeContent extends SectionContent<'notice'> {
  readonly text: LocalizedText
  readonly tone: 'calm' | 'urgent'
}
