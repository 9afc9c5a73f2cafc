import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { OpeningDay, OpeningException, OpeningPeriod } from './opening.ts'
import type { SectionContent } from '../section.ts'

export interface OpeningHoursContent extends SectionContent<'openingHours'> {
  readonly title?: LocalizedText
  readonly days: readonly OpeningDay[]
  readonly regular: readonly OpeningPeriod[]
  readonly exceptions: readonly OpeningException[]
  readonly note?: LocalizedText
}
