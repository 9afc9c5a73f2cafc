import type { Entry } from '#app/content/content.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { present } from '#app/content/view/present.ts'
import { card } from '#app/entries/table.server.ts'
import { isPageType } from '#app/config/page-types/table.ts'
import { actions, navigationItemModel } from '../action/actions.server.ts'
import type { PageBuild } from '../build.server.ts'
import type { Section, SectionOf } from '../registry.tsx'
import type { UnmappedContent } from './unmapped-content.ts'
import { unmappedFields } from './unmapped-fields.server.ts'

/** Builds a section from an entry of another type: a card if it has a page, an action if it is a link. Returns `undefined` for other entries. */
export function standInSection(entry: Entry): Section | undefined {
  const { id, type } = entry
  if (isPageType(type)) return cardsOf([entry])
  const links = type === navigationItemModel.type ? actions([entry]) : []
  return links.length > 0 ? genericSectionOf(id, { facts: [], parts: [{ kind: 'actions', id, actions: links }] }) : undefined
}

/** Groups consecutive entries with pages. Every other entry is a separate group. */
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

/** Builds a section with the cards of entries. */
export function cardsOf(entries: readonly Entry[]): SectionOf<'cards'> | undefined {
  const items = present(entries.map(card))
  return items.length > 0 ? { type: 'cards', id: `cards-${items[0]?.id}`, items } : undefined
}

/** Builds a section from the unmapped fields of a section's entry, without the texts that the section shows. */
export async function unmappedSection(
  build: PageBuild,
  entry: Entry,
  shown: readonly (LocalizedText | undefined)[],
): Promise<SectionOf<'genericSection'> | undefined> {
  if (entry.type === 'genericSection') return undefined
  const own = await unmappedFields(build, entry, { shown })
  return own && genericSectionOf(`${entry.id}-own`, own)
}

function genericSectionOf(id: string, own: UnmappedContent): SectionOf<'genericSection'> {
  return { type: 'genericSection', id, own, level: 2 }
}
