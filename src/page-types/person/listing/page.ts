import type { Page } from '#app/content/view/page-meta.ts'
import type { CardOf } from '../../cards.tsx'

export interface PeoplePage extends Page {
  readonly people: readonly CardOf<'person'>[]
  readonly page: number
  readonly pages: number
}
