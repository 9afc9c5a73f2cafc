import { isListedType, isPageType } from '#app/config/page-types/table.ts'
import type { Found } from '../finding.ts'
import type { Inspector } from '../inspector.ts'
import { assetUses } from '../space/picture-uses.server.ts'
import { reachedFrom } from '../space/reach.server.ts'

/** Types whose entries the site finds by itself. */
const FOUND_BY_THEMSELVES = new Set(['redirect', 'embargo', 'searchTerms', 'glossaryTerm', 'genericPage'])

/** What these link to is not found by them: a redirect leads to what it was asked for, an embargo only locks its files, search words only help those who search. */
const LEADS_NOWHERE = new Set(['redirect', 'embargo', 'searchTerms'])

/** Find entries that no page leads to and that have none, pages that nothing leads to, and assets that no entry links to. */
export const inspectUnused: Inspector = async (space) => {
  const known = new Set(space.model.models.map(({ type }) => type))
  const ids = (is: (type: string, id: string) => boolean) => space.entries.filter(({ type, id }) => is(type, id)).map(({ id }) => id)
  const isFound = (type: string) => type === space.model.settings.type || isListedType(type) || FOUND_BY_THEMSELVES.has(type)
  const visited = await reachedFrom(
    space,
    ids((type, id) => (isFound(type) && !LEADS_NOWHERE.has(type)) || space.homes.has(id)),
  )
  const used = await reachedFrom(
    space,
    ids((type) => isFound(type) || isPageType(type)),
  )
  // The menus of a space with types of its own are made of its top pages.
  const unreached = space.entries.filter(({ id, type }) => type === 'page' && !visited.has(id) && space.mapped === undefined)
  const orphans = space.entries.filter(({ id, type }) => known.has(type) && !used.has(id))
  const { linked } = await assetUses(space)
  return [
    ...unreached.map(({ id }): Found => ({ kind: 'page-unreached', id, field: 'slug', sentence: 'No menu, list or link leads to this page.' })),
    ...orphans.map(({ id }): Found => ({ kind: 'orphan', id, sentence: 'The entry has no page, and no page shows it.' })),
    ...space.assets
      .filter(({ id }) => !linked.has(id))
      .map(({ id }): Found => ({ kind: 'asset-unused', id, sentence: 'No entry links to this file, so that no page shows it.' })),
  ]
}
