import type { Entry } from '#app/content/content.ts'
import type { CardOf } from '../cards.tsx'
import { cardBase } from '../card/card-base.server.ts'
import type { PageTypeOnServer } from '../page-type.server.ts'
import { pageCardModel, pageModel } from './model.server.ts'

export const page = { model: pageModel, card: pageCard } satisfies PageTypeOnServer<'page'>

/** Returns the card of a page, or `undefined` if lists must not show it. */
export function pageCard(entry: Entry): CardOf<'page'> | undefined {
  const value = entry.read(pageCardModel)
  const base = value && cardBase(entry, value.title)
  return base && { kind: 'page', ...base, summary: value.summary }
}
