import type { Entry } from '#app/content/content.ts'
import { card } from '#app/page-types/table.server.ts'
import { isPageType } from '#app/page-types/table.ts'
import { actions, navigationItemModel } from '../action/actions.server.ts'
import type { PageBuild } from '../build.server.ts'
import type { Section, SectionOf } from '../registry.tsx'
import type { OwnContent } from './own-content.ts'
import { ownFields } from './own-fields.server.ts'

/** Show an entry that stands where a section belongs, and is none: one with a page as its card, a link as an action; others are not shown. */
export function standInSection(entry: Entry): Section | undefined {
  const { id, type } = entry
  if (isPageType(type)) {
    const shown = card(entry)
    return shown && { type: 'cards', id, items: [shown] }
  }
  const links = type === navigationItemModel.type ? actions([entry]) : []
  return links.length > 0 ? madeOf(id, { facts: [], parts: [{ kind: 'actions', id, actions: links }] }) : undefined
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
