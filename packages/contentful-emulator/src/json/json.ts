/** Any JSON value. Objects may lack a key. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

export interface JsonObject {
  readonly [key: string]: Json | undefined
}

/** Returns whether a value is a JSON object (not null, not an array). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns whether a value is a JSON array. Unlike `Array.isArray`, it preserves the element type. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

/** Returns the value if it is a string, otherwise `undefined`. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Returns the value if it is a number, otherwise `undefined`. */
export function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** Returns the value if it is an object, otherwise an empty object. */
export function object(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

/** Returns the objects of an array. Skips other values. */
export function objects(value: Json | undefined): readonly JsonObject[] {
  return isList(value) ? value.filter(isObject) : []
}

/** Sets a member of an object. Works for `__proto__` too, which an assignment would treat as the prototype. */
export function setMember<T>(target: Record<string, T>, name: string, value: T): void {
  if (name === '__proto__') Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true })
  else target[name] = value
}

/** Copies a JSON value deeply. Several times faster than `structuredClone`, which also supports cycles and classes. */
export function copyJson(value: Json): Json {
  if (isList(value)) return value.map(copyJson)
  if (!isObject(value)) return value
  const copy: Record<string, Json> = {}
  for (const key in value) {
    const member = value[key]
    if (member !== undefined) setMember(copy, key, copyJson(member))
  }
  return copy
}
