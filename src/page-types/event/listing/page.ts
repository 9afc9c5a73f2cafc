import type { Page } from '#app/content/view/page-meta.ts'
import type { CardOf } from '../../cards.tsx'

export interface EventsPage extends Page {
  readonly months: readonly { readonly label: string; readonly events: readonly CardOf<'event'>[] }[]
  readonly past: readonly CardOf<'event'>[]
}
