import { isListedType, isPageType } from '#app/config/page-types/table.ts'
import type { Found } from '../finding.ts'
import type { Inspector } from '../inspector.ts'
import { FOUND_BY_THEMSELVES } from '../space/own-resources.server.ts'
import { assetUses } from '../space/picture-uses.server.ts'
import { typedAddress } from '#app/content/links/address-link.server.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import type { CheckedSpace } from '../space/checked-space.ts'
import { sitePaths } from '../space/site-paths.server.ts'

/**
 * Links from these types lead no visitor to their targets. A redirect only matches a path, an embargo only locks files, and search terms only
 * affect searches.
 */
const LEADS_NOWHERE = new Set(['redirect', 'embargo', 'searchTerms'])

/** Finds entries without a page that no page shows, pages that no page links to, and unused assets. */
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
  // In spaces with unmapped content types, the menus list all top pages.
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

/** Returns the ids of all entries that are reachable from `roots`, including the roots themselves. Follows links, typed addresses and child pages. */
async function reachedFrom(space: CheckedSpace, roots: readonly string[]): Promise<ReadonlySet<string>> {
  const leadsTo = await sitePaths(space)
  const reached = new Set(roots)
  // Breadth-first search.
  let wave = [...reached]
  while (wave.length > 0) {
    const next = await mapYielding(wave, (id) => {
      const entry = space.entry(id)
      if (!entry) return []
      const { links, addresses } = space.references(entry)
      const typed = addresses.flatMap(({ address }) => {
        const { kind, text } = typedAddress(address)
        const target = kind === 'path' ? leadsTo(text) : undefined
        return target?.kind === 'entry' ? [target.id] : []
      })
      const linked = links.filter(({ to }) => to === 'Entry').map((link) => link.id)
      return [...linked, ...typed, ...(entry.type === 'page' ? space.tree.children(id) : [])]
    })
    wave = [...new Set(next.flat())].filter((id) => !reached.has(id) && space.entry(id) !== undefined)
    for (const id of wave) reached.add(id)
  }
  return reached
}
