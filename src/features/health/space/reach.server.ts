import { typedAddress } from '#app/content/links/address-link.server.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import type { CheckedSpace } from './checked-space.ts'
import { sitePaths } from './site-paths.server.ts'

/** Returns the ids of all entries that are reachable from `roots`, including the roots themselves. Follows links, typed addresses and child pages. */
export async function reachedFrom(space: CheckedSpace, roots: readonly string[]): Promise<ReadonlySet<string>> {
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
