import { isObject } from 'contentful-emulator/json/json.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import type { SpaceEntry } from '../translated-space.server.ts'
import type { EntryUse } from './translation-report.ts'

/** Returns the use of each entry by its id. `roots` are the ids of the home page and of the entries that contain menus. */
export async function readUses(entries: readonly SpaceEntry[], roots: readonly string[]): Promise<ReadonlyMap<string, EntryUse>> {
  const targets = new Map(await mapYielding(entries, ({ id, fields }) => [id, linkedBy(fields)] as const))
  const links = new Map<string, number>()
  for (const [id, linked] of targets) for (const target of linked) if (target !== id) links.set(target, (links.get(target) ?? 0) + 1)
  const steps = new Map<string, number>()
  let wave = roots
  for (let step = 0; wave.length > 0; step += 1) {
    const next = new Set<string>()
    for (const id of wave) {
      steps.set(id, step)
      for (const target of targets.get(id) ?? []) next.add(target)
    }
    wave = [...next].filter((id) => !steps.has(id))
  }
  return new Map(entries.map(({ id }) => [id, { steps: steps.get(id), links: links.get(id) ?? 0 }]))
}

/** Orders uses: entries near the home page or a menu first, then those with the most links. */
export function byUse(one: EntryUse, other: EntryUse): number {
  return (one.steps ?? Infinity) === (other.steps ?? Infinity) ? other.links - one.links : (one.steps ?? Infinity) - (other.steps ?? Infinity)
}

/** Returns the ids of all entries that a value links to. */
function linkedBy(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const each of value) linkedBy(each, found)
  else if (isObject(value)) {
    const { sys } = value
    if (isObject(sys) && sys['type'] === 'Link' && sys['linkType'] === 'Entry') found.add(String(sys['id']))
    else for (const each of Object.values(value)) linkedBy(each, found)
  }
  return found
}
