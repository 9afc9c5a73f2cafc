/**
 * Characters that no page may contain: control characters, which browsers alter and XML forbids, lone surrogates, which URLs cannot contain, and
 * noncharacters.
 */
const UNFIT = /[[\p{Cc}\p{Cs}\p{NChar}]--[\t\n\r]]/v
const ALL_UNFIT = new RegExp(UNFIT, 'gv')

/** Returns whether a text contains no forbidden character. A JSON value must not be nested deeper than `levels`, and all its texts must pass. */
export function isSanitized(value: unknown, levels = 1): boolean {
  if (typeof value === 'string') return !UNFIT.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  return inner.every((each) => isSanitized(each, levels - 1))
}

/** Removes forbidden characters from a JSON value, and values nested deeper than `levels`. */
export function sanitize(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return value.replaceAll(ALL_UNFIT, '')
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return undefined
  if (Array.isArray(value)) return value.map((each) => sanitize(each, levels - 1))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, sanitize(each, levels - 1)]))
}
