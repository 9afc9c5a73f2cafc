import type { SpaceEntry } from '../../space-model.ts'

/** Maximum entries per type that are examined: enough for a judgement, and fast for any space. */
const MOST = 48

/** Selects entries of each type, evenly distributed and independent of their order. */
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

/** Returns the value of a field in the main locale of the space, or else in the first locale that has it. */
export function valueOf(entry: SpaceEntry, field: string, locale: string): unknown {
  const values = entry.fields[field]
  if (values === undefined) return undefined
  const own = values[locale]
  if (own !== undefined && own !== null) return own
  const filled = Object.keys(values).filter((code) => values[code] !== undefined && values[code] !== null)
  const [first] = filled.toSorted()
  return first === undefined ? undefined : values[first]
}
