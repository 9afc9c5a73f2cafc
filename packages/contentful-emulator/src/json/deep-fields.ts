import { isObject, object, text, type JsonObject } from './json.ts'

/** Maximum nesting of objects and lists, about 700 levels of rich text. Up to this depth, recursion over content cannot overflow the stack. */
export const MAX_DEPTH = 1500

/** A field value that is left out because it is nested too deep. */
export interface DeepField {
  /** Id of the entry or asset. */
  readonly id: string
  readonly field: string
  readonly locale: string
}

/** Describes the problem and its consequence. */
export const TOO_DEEP = `is nested more than ${MAX_DEPTH} levels deep; the field is left out`

/** Describes a field that was left out. */
export function describeDeepField({ id, field, locale }: DeepField): string {
  return `entry ${id}, field ${field}, locale ${locale}: ${TOO_DEEP}`
}

/**
 * Removes the field values of an entry or asset that are nested too deep, and reports each.
 *
 * Runs once when content is loaded, so later code may recurse over field values. Returns `undefined` if another part than a field is nested
 * too deep.
 */
export function withoutDeepFields(resource: JsonObject, leaveOut: (field: DeepField) => void): JsonObject | undefined {
  if (!isDeeperThan(MAX_DEPTH, resource)) return resource
  const { fields, ...rest } = resource
  if (isDeeperThan(MAX_DEPTH, rest)) return undefined
  const id = text(object(rest['sys'])['id']) ?? ''
  const kept = Object.entries(object(fields)).map(([field, byLocale]) => {
    const values = Object.entries(object(byLocale)).filter(([locale, value]) => {
      const isDeep = isTooDeep(value)
      if (isDeep) leaveOut({ id, field, locale })
      return !isDeep
    })
    return [field, Object.fromEntries(values)] as const
  })
  return { ...rest, fields: Object.fromEntries(kept) }
}

/** Returns whether the value of a field is nested too deep. The resource, its fields, and the locales of a field are levels too. */
export function isTooDeep(value: unknown): boolean {
  return isDeeperThan(MAX_DEPTH - 3, value)
}

/**
 * Returns whether a value has more than `most` nested objects and lists. Never recurses deeper than that.
 *
 * @example
 * isDeeperThan(1, [[]]) // true
 * isDeeperThan(2, [[]]) // false
 */
export function isDeeperThan(most: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (most === 0) return true
  if (Array.isArray(value)) return value.some((item) => isDeeperThan(most - 1, item))
  if (!isObject(value)) return false
  for (const key in value) if (isDeeperThan(most - 1, value[key])) return true
  return false
}
