import type { Page } from '#app/content/view/page-meta.ts'
import type { CardOf } from '../../cards.tsx'

export interface TopicsPage extends Page {
  readonly topics: readonly CardOf<'topic'>[]
}
