import type { EntryLink } from '#app/content/view/entry-link.ts'
import type { Moment } from '#app/content/view/moment.ts'
import type { CardContent } from '../../card/card.ts'

export interface StoryCardContent extends CardContent<'story'> {
  readonly published?: Moment
  readonly topics: readonly EntryLink[]
}
