import { readSearch } from '#app/i18n/query/page-query.ts'

/** Parses a query without guessing types: `?topic=2027` is a text, `?q=1.0` keeps its zero. */
export function parseSearch(search: string): Record<string, string | string[]> {
  return readSearch(new URLSearchParams(search))
}

/** Serializes a query so that `parseSearch` returns the same values. Omits undefined values. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined && each !== null) query.append(name, String(each))
  }
  return query.size > 0 ? `?${query}` : ''
}
