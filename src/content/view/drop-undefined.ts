/**
 * Delete the undefined fields of a view model, in place and in everything that it holds.
 *
 * Views cannot tell them from absent ones; to send them to the browser would cost bytes.
 */
export function dropUndefined<T>(value: T, seen: Set<object> = new Set()): T {
  if (typeof value !== 'object' || value === null || seen.has(value)) return value
  seen.add(value)
  for (const [key, each] of Object.entries(value)) {
    if (each !== undefined) dropUndefined(each, seen)
    else if (!Array.isArray(value)) Reflect.deleteProperty(value, key)
  }
  return value
}
