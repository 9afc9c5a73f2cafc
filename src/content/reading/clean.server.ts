/**
 * What no page may hold: control characters, which browsers change or drop and XML forbids, halves of surrogate pairs, which
 * no address can hold, and what is no character.
 */
const UNFIT = /[[\p{Cc}\p{Cs}\p{NChar}]--[\t\n\r]]/v
const ALL_UNFIT = new RegExp(UNFIT, 'gv')

/** Tell whether a text, or every text of a value of JSON that goes down no more than some levels, is fit for a page. */
export function isClean(value: unknown, levels = 1): boolean {
  if (typeof value === 'string') return !UNFIT.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  return inner.every((each) => isClean(each, levels - 1))
}

/** Leave out of a value of JSON what is not fit for a page, and what lies deeper than some levels. */
export function cleaned(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return value.replaceAll(ALL_UNFIT, '')
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return undefined
  if (Array.isArray(value)) return value.map((each) => cleaned(each, levels - 1))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleaned(each, levels - 1)]))
}
