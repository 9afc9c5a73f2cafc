import { isList, isObject, type Json } from '../json/json.ts'

/** Tell whether a value has more than so many objects and lists inside of each other. Never recurses deeper than that. */
export function isDeeperThan(most: number, value: Json | undefined): boolean {
  if (isList(value)) return most === 0 || value.some((item) => isDeeperThan(most - 1, item))
  if (!isObject(value)) return false
  if (most === 0) return true
  for (const key in value) if (isDeeperThan(most - 1, value[key])) return true
  return false
}
