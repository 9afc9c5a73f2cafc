import type { Phrase } from '#app/content/view/phrase.ts'
import type { OpeningDay, OpeningException, OpeningPeriod } from './opening.ts'
import type { SectionContent } from '../section.ts'

export interface OpeningHoursContent extends SectionContent<'openingHours'> {
  readonly title?: Phrase
  readonly days: readonly OpeningDay[]
  readonly regular: readonly OpeningPeriod[]
  readonly exceptions: readonly OpeningException[]
  readonly note?: Phrase
}
