import { UpgradeError } from './git.ts'

type Json = null | boolean | number | string | readonly Json[] | JsonObject
interface JsonObject {
  readonly [key: string]: Json
}

/** A key that the team and the release have changed differently. */
export interface KeyConflict {
  readonly path: string
  /** Names from the top of the file. */
  readonly key: readonly string[]
  /** JSON of both values. `undefined` means that the key was removed. */
  readonly team: string | undefined
  readonly release: string | undefined
}

/** Keys at the top of `package.json` whose value is always that of the team. They cannot conflict. */
const OF_TEAM: ReadonlySet<string> = new Set(['name', 'version', 'description', 'license'])

/** Name of a list in `package.json` with the decisions that are left to the team. npm ignores it, and `npm run check` reports it. */
export const DECISIONS = '@upgrade'

/**
 * Merges JSON files key by key. If both sides have changed a key, the value of the team stays, and the key is a conflict.
 *
 * The order of the keys is that of the release; keys of the team follow the key that they follow in the team's file.
 */
export function mergeJson(
  path: string,
  [base, team, release]: readonly [string, string, string],
): { readonly text: string; readonly conflicts: KeyConflict[] } {
  const [before, ours, theirs] = [base, team, release].map((text) => parsed(path, text))
  const conflicts: KeyConflict[] = []
  const merged = mergeObjects(before ?? {}, ours ?? {}, theirs ?? {}, [], (key, one, other) => {
    const isOfTeam = path === 'package.json' && OF_TEAM.has(key.join('.'))
    if (!isOfTeam) conflicts.push({ path, key, team: JSON.stringify(one), release: JSON.stringify(other) })
    return one
  })
  const decided = path === 'package.json' && conflicts.length > 0 ? { ...merged, [DECISIONS]: conflicts.map(decisionOf) } : merged
  const text = `${JSON.stringify(decided, undefined, 2)}\n`
  return { text: isSameJson(decided, theirs) ? release : isSameJson(decided, ours) ? team : text, conflicts }
}

type Decide = (key: readonly string[], team: Json | undefined, release: Json | undefined) => Json | undefined

function mergeObjects(base: JsonObject, team: JsonObject, release: JsonObject, at: readonly string[], decide: Decide): JsonObject {
  const values = orderedKeys(team, release).map((key) => {
    const [before, ours, theirs] = [base[key], team[key], release[key]]
    if (isSameJson(ours, theirs) || isSameJson(before, theirs)) return [key, ours] as const
    if (isSameJson(before, ours)) return [key, theirs] as const
    if (isObject(ours) && isObject(theirs)) return [key, mergeObjects(isObject(before) ? before : {}, ours, theirs, [...at, key], decide)] as const
    return [key, decide([...at, key], ours, theirs)] as const
  })
  return Object.fromEntries(values.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))
}

function orderedKeys(team: JsonObject, release: JsonObject): string[] {
  const keys = Object.keys(release)
  const own = Object.keys(team)
  for (const [index, key] of own.entries()) {
    const before = own[index - 1]
    if (!keys.includes(key)) keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key)
  }
  return keys
}

/** Words a conflict as a sentence. */
export function decisionOf({ key, team, release }: KeyConflict): string {
  const side = (value: string | undefined) => (value === undefined ? 'removed it' : `set it to ${value}`)
  return `${key.join('.')}: you ${side(team)}, the release ${side(release)}. Choose one, then delete this line.`
}

/** Parses a file. Throws an `UpgradeError` if it is not JSON, as only a file of the team can be. */
function parsed(path: string, text: string): JsonObject {
  try {
    const value: Json = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch (error) {
    throw new UpgradeError(`${path} is not JSON (${error instanceof Error ? error.message : String(error)}): correct and commit it.`)
  }
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
