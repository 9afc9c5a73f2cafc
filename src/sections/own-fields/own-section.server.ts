import type { Entry } from '#app/content/content.ts'
import { present } from '#app/content/view/present.ts'
import { card } from '#app/entries/table.server.ts'
import { isPageType } from '#app/config/page-types/table.ts'
import { actions, navigationItemModel } from '../action/actions.server.ts'
import type { PageBuild } from '../build.server.ts'
import type { Section, SectionOf } from '../registry.tsx'
import type { OwnContent } from './own-content.ts'
import { ownFields } from './own-fields.server.ts'

/** Show an entry that stands where a section belongs, and is none: one with a page as its card, a link as an action; others are not shown. */
export function standInSection(entry: Entry): Section | undefined {
  const { id, type } = entry
  if (isPageType(type)) return cardsOf([entry])
  const links = type === navigationItemModel.type ? actions([entry]) : []
  return links.length > 0 ? madeOf(id, { facts: [], parts: [{ kind: 'actions', id, actions: links }] }) : undefined
}

/** Gather the entries of a list that have pages of their own and follow each other; every other stands alone. */
export function withPagesTogether(entries: readonly Entry[]): Entry[][] {
  const runs: Entry[][] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    if (last?.[0] && isWithPage(entry) && isWithPage(last[0])) last.push(entry)
    else runs.push([entry])
  }
  return runs
}

function isWithPage({ origin, type }: Entry): boolean {
  return origin !== undefined && isPageType(type)
}

/** Show entries that have pages as their cards, side by side. */
export function cardsOf(entries: readonly Entry[]): SectionOf<'cards'> | undefined {
  const items = present(entries.map(card))
  return items.length > 0 ? { type: 'cards', id: `cards-${items[0]?.id}`, items } : undefined
}

/** Show what the entry of a section says beyond what such sections show. */
export async function ownSection(build: PageBuild, entry: Entry): Promise<SectionOf<'genericSection'> | undefined> {
  if (entry.type === 'genericSection') return undefined
  const own = await ownFields(build, entry)
  return own && madeOf(`${entry.id}-own`, own)
}

function madeOf(id: string, own: OwnContent): SectionOf<'genericSection'> {
  return { type: 'genericSection', id, own, level: 2 }
}
