import type { SpaceEntry } from '../../space-model.ts'

/** Entries of a type that are looked at: enough to judge by, few enough for any space. */
const MOST = 48

/** Choose entries of each type, evenly over all, whatever their order. */
export function sampleByType(entries: readonly SpaceEntry[]): ReadonlyMap<string, readonly SpaceEntry[]> {
  const byType = Map.groupBy(entries, ({ type }) => type)
  return new Map([...byType].map(([type, all]) => [type, evenly(all.toSorted(byId))]))
}

function evenly(entries: readonly SpaceEntry[]): readonly SpaceEntry[] {
  if (entries.length <= MOST) return entries
  return Array.from({ length: MOST }, (_, index) => entries[Math.floor((index * entries.length) / MOST)]).filter((entry) => entry !== undefined)
}

function byId(one: SpaceEntry, other: SpaceEntry): number {
  if (one.id === other.id) return 0
  return one.id < other.id ? -1 : 1
}

/** Read a field in the language of most of the space, or else in the first that has it. */
export function valueOf(entry: SpaceEntry, field: string, locale: string): unknown {
  const values = entry.fields[field]
  if (values === undefined) return undefined
  const own = values[locale]
  if (own !== undefined && own !== null) return own
  const filled = Object.keys(values).filter((code) => values[code] !== undefined && values[code] !== null)
  const [first] = filled.toSorted()
  return first === undefined ? undefined : values[first]
}
